import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import {
  anAccount,
  apiRequest,
  dismissDialogs,
  dismissDialogsAlways,
  register,
  waitUntilSaved,
} from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const TITLE = 'Sweep the stairs'

describe('a group with a plan', () => {
  let browser: Browser
  let server: TestServer
  let leader: BrowserUser
  let friend: BrowserUser
  const friendAccount = anAccount()

  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    ;[leader, friend] = await Promise.all([
      openBrowserUser(browser, server.address()),
      openBrowserUser(browser, server.address()),
    ])
    await Promise.all([register(leader.page, anAccount()), register(friend.page, friendAccount)])
    await Promise.all([waitUntilSaved(leader.page), waitUntilSaved(friend.page)])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('is founded and paid, and stands in the navigation by its name', async () => {
    const { page } = leader
    await page.goto('/group-plans')
    await page.getByRole('button', { name: 'New group plan' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Flat 4')
    await page.getByRole('combobox', { name: 'What is it for' }).selectOption('friends')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Pay to try it' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Thank you.' })
      .getByText('The group has its plan', { exact: false })
      .waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.goto('/group-plans')
    // it waited: nothing opens over a payment
    await page.getByRole('dialog', { name: 'Guild member' }).waitFor()
    await dismissDialogs(page)
    await page
      .getByRole('button', { name: /Groups/ })
      .first()
      .click()
    await page.getByRole('navigation').getByRole('link', { name: 'Flat 4' }).click()
    await page.getByRole('heading', { name: 'Flat 4' }).waitFor()
  })

  it('is joined by its link, by a friend who plays already', async () => {
    const { page } = leader
    await page.getByRole('link', { name: 'Information' }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByRole('button', { name: 'Code to scan' }).click()
    await page.getByRole('img', { name: 'The link as a code for the camera of a phone' }).waitFor()
    const group = /group-plans\/([^/]+)/.exec(page.url())?.[1] ?? ''
    const { link } = await apiRequest<{ readonly link: string }>(page, 'GET', `/groups/${group}/invite-link`)
    await page.keyboard.press('Escape')
    await friend.page.goto(link)
    await friend.page.waitForURL(/\/groups\/guild\//)
    await friend.page.getByRole('button', { name: 'Join' }).click()
    await friend.page.waitForURL(/\/group-plans\//)
    await friend.page.getByRole('dialog', { name: 'Guild member' }).waitFor()
    await friend.page.goto(`/group-plans/${group}`)
    await page.goto(`/group-plans/${group}`)
    await page.getByRole('button', { name: 'A new to-do with all details' }).waitFor()
    await Promise.all([dismissDialogsAlways(page), dismissDialogsAlways(friend.page)])
  })

  it('gives out work: done, sent back, done again, approved and paid, each seen by the other at once', async () => {
    const [{ page }, { page: other }] = [leader, friend]
    await page.getByRole('button', { name: 'A new to-do with all details' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill(TITLE)
    await page.getByRole('combobox', { name: /Assigned to/ }).fill(friendAccount.username)
    await page.keyboard.press('Enter')
    await page.getByRole('switch', { name: 'Needs approval' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Add|Create)/ })
      .last()
      .click()
    const tick = other.getByRole('checkbox', { name: `Tick ${TITLE}` })
    await tick.click()
    await other.getByText('Waits for approval').waitFor()
    await page.getByRole('button', { name: new RegExp(`^Needs work: ${TITLE}`) }).click()
    await other.getByRole('article', { name: TITLE }).getByText('For you').waitFor()
    await tick.click()
    await page.getByRole('button', { name: new RegExp(`^Approve ${TITLE}`) }).click()
    await other.getByText('Approved: take your reward').waitFor()
    await tick.click()
    await other
      .getByText(/You gained/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Show completed to-dos' }).click()
    await page.getByRole('article', { name: TITLE }).waitFor()
    expect([...leader.errors, ...friend.errors]).toEqual([])
  })
})

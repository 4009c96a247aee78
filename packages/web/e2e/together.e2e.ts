import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { type Account, anAccount, dismissDialogs, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

describe('a party', () => {
  let browser: Browser
  let server: TestServer
  let leader: BrowserUser
  let friend: BrowserUser
  let friendAccount: Account

  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    ;[leader, friend] = await Promise.all([
      openBrowserUser(browser, server.address()),
      openBrowserUser(browser, server.address()),
    ])
    friendAccount = anAccount()
    await register(leader.page, anAccount())
    await register(friend.page, friendAccount)
    await Promise.all([waitUntilSaved(leader.page), waitUntilSaved(friend.page)])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('is founded, and a friend comes by invitation', async () => {
    const { page } = leader
    await page.goto('/party')
    await page.getByRole('button', { name: 'Found a party' }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByLabel('Name, id or e-mail 1').fill(`@${friendAccount.username}`)
    await page.getByRole('button', { name: 'Send one invitation' }).click()
    await page.getByText('The invitation is on its way').first().waitFor()

    await friend.page.goto('/party')
    await friend.page.getByRole('button', { name: 'Join' }).click()
    await friend.page.getByRole('list', { name: 'Members' }).getByRole('listitem').nth(1).waitFor()
  })

  it('celebrates its second member, in the window of the leader by itself', async () => {
    for (const { page } of [leader, friend]) {
      await page.getByRole('dialog', { name: 'Two of a kind' }).waitFor()
      await dismissDialogs(page)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(await leader.page.getByRole('list', { name: 'Members' }).getByRole('listitem').count()).toBe(2)
  })

  it('talks: what one writes the other reads, likes and takes as a to-do', async () => {
    const { page } = leader
    await page.getByRole('button', { name: 'I agree, let me write' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Shall we *start*?')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('list', { name: 'Messages on their way' }).waitFor({ state: 'hidden' })
    await page.getByText('Shall we start?').waitFor()

    await friend.page.getByRole('button', { name: 'Look for new messages' }).click()
    await friend.page
      .getByRole('button', { name: /^Like what .* wrote, 0 likes$/ })
      .first()
      .click()
    await friend.page.getByRole('button', { name: /^Like what .* wrote, 1 like$/ }).waitFor()
    await friend.page
      .getByRole('button', { name: /^More about the message of/ })
      .first()
      .click()
    await friend.page.getByRole('menuitem', { name: 'Copy as to-do' }).click()
    await friend.page.getByRole('button', { name: 'Add to-do' }).click()
    await friend.page.getByText('Added to your to-dos').first().waitFor()
  })

  it('goes on a quest: the leader invites with the scroll of the first companion, the friend accepts', async () => {
    const { page } = leader
    await page.reload()
    await dismissDialogs(page)
    await page.getByRole('button', { name: 'Choose a quest' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('button', { name: 'Invite the party' }).click()
    await page.getByText('1 of 2 have accepted').waitFor()

    await friend.page.reload()
    await dismissDialogs(friend.page)
    await friend.page.getByRole('button', { name: 'Accept' }).click()
    await friend.page.locator('meter[aria-label="Health of the boss"]').waitFor()
    await page.reload()
    await page.locator('meter[aria-label="Health of the boss"]').waitFor()
    await page.getByText(/damage waits for your next day/).waitFor()
  })

  it('is left with a question, and goes on without the one who left', async () => {
    const { page } = friend
    await page.getByRole('button', { name: 'Leave the quest' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the quest' }).click()
    await page.getByText('You take no part in this quest.').waitFor()
  })

  it('meets others in the tavern, rests there, and writes a private message', async () => {
    const { page } = leader
    await page.goto('/groups/tavern')
    await page.getByRole('textbox', { name: 'Your message' }).fill('Good evening, everybody')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Good evening, everybody').waitFor()
    await page.getByRole('button', { name: 'Rest at the tavern' }).click()
    await page.getByRole('button', { name: 'Get up again' }).click()

    await page.goto('/private-messages')
    await page.getByRole('button', { name: 'New message' }).first().click()
    await page.getByLabel('To whom').fill(`@${friendAccount.username}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Between the two of us')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('list', { name: 'Messages on their way' }).waitFor({ state: 'hidden' })

    await friend.page.goto('/private-messages')
    await friend.page.getByRole('button', { name: /Between the two of us/ }).click()
    await friend.page
      .getByRole('region', { name: /^Messages with/ })
      .getByText('Between the two of us')
      .waitFor()
    expect([...leader.errors, ...friend.errors]).toEqual([])
  })

  it('finds guilds, and learns what founding one takes', async () => {
    const { page } = leader
    await page.goto('/groups/discovery')
    await page.getByText('Nobody has founded a public guild yet.').waitFor()
    await page.getByRole('button', { name: 'Found a guild' }).click()
    await page.getByText(/Still missing: .*gems/).waitFor()
  })
})

import type { User } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { seedPlayer } from './support/seed-player.ts'
import { anAccount, apiRequest, dismissDialogs, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const userOf = (page: Page) => apiRequest<User>(page, 'GET', '/user')

describe('a challenge', () => {
  let browser: Browser
  let server: TestServer
  let leader: BrowserUser
  let member: BrowserUser
  let memberName: string
  /** The member's board, in a second window. */
  let board: Page

  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    ;[leader, member] = await Promise.all([
      openBrowserUser(browser, server.address()),
      openBrowserUser(browser, server.address()),
    ])
    await register(leader.page, anAccount())
    await register(member.page, anAccount())
    await Promise.all([waitUntilSaved(leader.page), waitUntilSaved(member.page)])
    const { _id } = await userOf(leader.page)
    memberName = (await userOf(member.page)).profile.name
    await server.kill()
    await seedPlayer(server.dataDir, _id, (user) => ({ ...user, balance: 2 }))
    await server.start()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('is founded where everybody may join, with a prize and tasks', async () => {
    const { page } = leader
    await page.goto('/challenges/findChallenges')
    await page.getByRole('button', { name: 'New challenge' }).click()
    const form = page.getByRole('dialog', { name: 'New challenge' })
    await form.getByLabel('Name', { exact: true }).fill('Thirty pages a day')
    await form.getByLabel('Short name').fill('Pages')
    await form.getByLabel('Summary').fill('Read each day')
    await form.getByLabel('Description').fill('The **longest** streak wins.')
    await form.getByLabel('Where').selectOption({ label: 'The tavern: everybody may join' })
    await form.getByLabel('Prize in gems', { exact: true }).fill('4')
    await form.getByRole('button', { name: 'School and study' }).click()
    await form.getByText('4 gems stay with you.').waitFor()
    await form.getByRole('button', { name: 'Begin it' }).click()
    await page.getByRole('heading', { name: 'Thirty pages a day', level: 1 }).waitFor()
    expect(await page.title()).toContain('Thirty pages a day')
    for (const title of ['A page more', 'No screens in bed']) {
      await page.getByRole('textbox', { name: 'Add a habit' }).fill(title)
      await page.keyboard.press('Enter')
      await page.getByRole('article', { name: title }).waitFor()
    }
  })

  it('is found by search and joined: its tasks are on the board at once', async () => {
    board = await member.context.newPage()
    await board.goto('/')
    await board.getByRole('heading', { name: 'Habits' }).waitFor()
    const { page } = member
    await page.goto('/challenges/findChallenges')
    await page.getByRole('searchbox', { name: 'Search challenges' }).fill('pages')
    await page.getByRole('link', { name: 'Thirty pages a day' }).click()
    await page.getByRole('button', { name: 'A page more: take part in this challenge' }).click()
    await page.getByRole('dialog', { name: 'Take part?' }).getByRole('button', { name: 'Join' }).click()
    // also behind the celebration, which may be there first
    await page.getByRole('button', { name: 'Leave', includeHidden: true }).waitFor()
    // the first one is celebrated, in each window
    await board.getByRole('dialog').waitFor()
    await dismissDialogs(board)
    await board.getByRole('article', { name: 'A page more' }).waitFor()
    await board.getByRole('article', { name: 'No screens in bed' }).waitFor()
  })

  it('shows its leader the progress of those who take part', async () => {
    await board.getByRole('button', { name: 'Plus for A page more' }).click()
    await waitUntilSaved(board)
    const { page } = leader
    await page.getByRole('button', { name: '1 participant' }).click()
    await page.getByRole('button', { name: `Progress of ${memberName}` }).click()
    await page.getByRole('dialog').getByText('Value 1 · 1 plus').waitFor()
    await page.keyboard.press('Escape')
  })

  it('is edited by its leader, and the copies follow', async () => {
    const { page } = leader
    await page.getByRole('button', { name: 'Edit A page more' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Two pages more')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('article', { name: 'Two pages more' }).waitFor()
    await board.getByRole('article', { name: 'Two pages more' }).waitFor()
    await member.page.getByText('Two pages more').first().waitFor()
  })

  it('saves its participants as a table', async () => {
    const { page } = leader
    await page.getByRole('button', { name: 'More about this challenge' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save participants as a table' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Pages.csv')
  })

  it('asks what becomes of a copy whose task was deleted', async () => {
    const { page } = leader
    await page.getByRole('button', { name: 'More about No screens in bed' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await board.getByRole('button', { name: 'Pages: gone' }).click()
    await board.getByRole('button', { name: 'Remove it' }).click()
    await board.getByRole('article', { name: 'No screens in bed' }).waitFor({ state: 'hidden' })
  })

  it('ends with a winner, who gets the prize and keeps the task', async () => {
    const { page } = leader
    await page.getByRole('button', { name: 'More about this challenge' }).click()
    await page.getByRole('menuitem', { name: 'End the challenge' }).click()
    await page.getByRole('radio', { name: memberName }).check()
    await page.getByRole('button', { name: `Award ${memberName}` }).click()
    await page.getByText(`${memberName} gets the 4 gems`).waitFor()
    await page.getByRole('button', { name: 'End it and award' }).click()
    await page.waitForURL('**/challenges/myChallenges')

    await board.getByRole('dialog').getByText('Thirty pages a day').waitFor()
    await dismissDialogs(board)
    expect((await userOf(board)).balance).toBe(1)
    await board.getByRole('button', { name: 'Pages: gone' }).click()
    await board.getByText('you have won it').waitFor()
    await board.getByRole('button', { name: 'Keep the task' }).click()
    await board.getByRole('button', { name: 'Pages: gone' }).waitFor({ state: 'hidden' })
    await board.getByRole('article', { name: 'Two pages more' }).waitFor()
    expect([...leader.errors, ...member.errors]).toEqual([])
  })
})

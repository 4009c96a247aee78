import type { User } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { seedPlayer } from './support/seed-player.ts'
import {
  type Account,
  anAccount,
  apiRequest,
  dismissDialogs,
  logIn,
  register,
  waitUntilSaved,
} from './support/steps.ts'
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
    const { _id } = await apiRequest<User>(leader.page, 'GET', '/user')
    await server.kill()
    // the price of a guild
    await seedPlayer(server.dataDir, _id, (user) => ({ ...user, balance: 1 }))
    await server.start()
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
    await page.getByLabel('Name, id or e-mail 1').fill('@nobody-of-this-name')
    await page.getByText('Nobody is called like that.').waitFor()
    await page.getByLabel('Name, id or e-mail 1').fill(`@${friendAccount.username}`)
    await page.getByText(`This is ${friendAccount.username}.`).waitFor()
    await page.getByRole('button', { name: 'Send one invitation' }).click()
    await page.getByText('The invitation is on its way').first().waitFor()

    // in the bell, where a toast says what came of it
    await friend.page.goto('/inventory/items')
    await friend.page.getByRole('button', { name: /^Notifications/ }).click()
    await friend.page.getByRole('button', { name: 'Join' }).click()
    await friend.page.getByText('You have joined').first().waitFor()
    await friend.page.goto('/party')
    // behind the celebration, which may open first
    const members = friend.page.getByRole('list', { name: 'Members', includeHidden: true })
    await members.getByRole('listitem', { includeHidden: true }).nth(1).waitFor()
  })

  it('celebrates its second member, in the window of the leader by itself', async () => {
    for (const { page } of [leader, friend]) {
      await page.getByRole('dialog', { name: 'Two of a kind' }).waitFor()
      await dismissDialogs(page)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(await leader.page.getByRole('list', { name: 'Members' }).getByRole('listitem').count()).toBe(2)
  })

  it('talks: what one writes the other reads, likes and takes as a to-do, on each device', async () => {
    const { page } = leader
    const phone = await openBrowserUser(browser, server.address())
    await logIn(phone.page, friendAccount)
    await phone.page.getByRole('heading', { name: 'Habits' }).waitFor()
    await page.getByRole('button', { name: 'I agree, let me write' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Shall we *start*?')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('list', { name: 'Messages on their way' }).waitFor({ state: 'hidden' })
    await page.getByText('Shall we start?').waitFor()

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
    await phone.page.getByRole('article', { name: 'Shall we *start*?' }).waitFor()
    await phone.context.close()
  })

  it('writes without network: the message waits, and arrives once', async () => {
    const { page } = leader
    await leader.context.setOffline(true)
    await page.getByText('reconnecting …').waitFor()
    await page.getByRole('textbox', { name: 'Your message' }).fill('From the tunnel')
    await page.keyboard.press('Control+Enter')
    await page.getByText('On its way …').waitFor()
    await leader.context.setOffline(false)
    await page.getByText('live', { exact: true }).waitFor()
    await page.getByRole('list', { name: 'Messages on their way' }).waitFor({ state: 'hidden' })
    await friend.page.getByText('From the tunnel').waitFor()
    for (const each of [page, friend.page]) expect(await each.getByText('From the tunnel').count()).toBe(1)
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
    await friend.page.getByRole('button', { name: /^Notifications/ }).click()
    await friend.page.getByRole('button', { name: 'Come along' }).click()
    await friend.page.getByText('You come along').first().waitFor()
    await friend.page.getByRole('button', { name: 'Go there' }).click()
    await friend.page.locator('meter[aria-label="Health of the boss"]').waitFor()
    await page.reload()
    await page.locator('meter[aria-label="Health of the boss"]').waitFor()
    await page.getByText(/damage waits for your next day/).waitFor()

    await page.goto('/')
    await page.locator('a meter[aria-label="Health of the boss"]').waitFor({ state: 'attached' })
    const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: /^Party \(2\)/ }).waitFor()
    await page.setViewportSize(desktop)
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
    await page.getByText('Titles beside names').waitFor()
    await page.getByRole('button', { name: 'Report a bug or ask' }).click()
    await page.getByRole('dialog').getByLabel('Your e-mail address').waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/private-messages')
    await page.getByRole('button', { name: 'New message' }).first().click()
    await page.getByLabel('To whom').fill(`@${friendAccount.username}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Between the two of us')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('list', { name: 'Messages on their way' }).waitFor({ state: 'hidden' })

    const phone = await openBrowserUser(browser, server.address())
    await logIn(phone.page, friendAccount)
    await phone.page.getByRole('heading', { name: 'Habits' }).waitFor()
    await phone.page.goto('/private-messages')
    await phone.page.getByRole('button', { name: /Between the two of us.*1 new message/ }).waitFor()
    await friend.page.goto('/private-messages')
    await friend.page.getByRole('button', { name: /Between the two of us.*1 new message/ }).click()
    await phone.page.getByRole('button', { name: /Between the two of us$/ }).waitFor()
    await phone.context.close()
    await friend.page
      .getByRole('region', { name: /^Messages with/ })
      .getByText('Between the two of us')
      .waitFor()

    await page.getByRole('textbox', { name: 'Your message' }).fill('And one that comes while you look')
    await page.keyboard.press('Control+Enter')
    const thread = friend.page.getByRole('region', { name: /^Messages with/ })
    await thread.getByText('And one that comes while you look').waitFor()
    const unread = async () => (await apiRequest<User>(friend.page, 'GET', '/user')).inbox.newMessages
    await expect.poll(unread, { timeout: 10_000 }).toBe(0)
    expect([...leader.errors, ...friend.errors]).toEqual([])
  })

  it('founds a guild, edits it, and hands it to the friend who joined', async () => {
    const { page } = leader
    const celebrate = async (each: Page) => {
      await each.getByRole('dialog', { name: 'Guild member' }).waitFor()
      await dismissDialogs(each)
    }
    await page.goto('/groups/discovery')
    await page.getByText('Nobody has founded a public guild yet.').waitFor()
    await page.getByRole('button', { name: 'Found a guild' }).click()
    const form = page.getByRole('dialog')
    await form.getByText('Still missing: a name, a summary, a description, a topic').waitFor()
    await form.getByRole('textbox', { name: 'Name' }).fill('Early birds')
    await form.getByRole('textbox', { name: 'Summary' }).fill('Up before the sun')
    await form.getByRole('textbox', { name: 'Description' }).fill('We rise *together*.')
    await form.getByRole('button', { name: 'School and study' }).click()
    await form.getByRole('button', { name: 'Found it for 4 gems' }).click()
    await celebrate(page)
    await page.getByRole('heading', { name: 'Early birds', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'More about the guild' }).click()
    await page.getByRole('menuitem', { name: 'Edit the guild' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Very early birds')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Very early birds', level: 1 }).waitFor()

    await friend.page.goto('/groups/discovery')
    await friend.page.getByRole('link', { name: 'Very early birds' }).click()
    await friend.page.getByRole('button', { name: 'Join' }).first().click()
    await celebrate(friend.page)
    await friend.page.getByRole('button', { name: '2 members' }).waitFor()
    await page.getByRole('button', { name: '2 members' }).click()
    await page.getByRole('button', { name: `More about ${friendAccount.username}` }).click()
    await page.getByRole('menuitem', { name: 'Make leader' }).click()
    await page.getByRole('button', { name: 'Make leader' }).click()
    await friend.page.getByRole('link', { name: friendAccount.username, exact: true }).first().waitFor()
    expect([...leader.errors, ...friend.errors]).toEqual([])
  })
})

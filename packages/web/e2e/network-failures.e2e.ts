import type { Task, User } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import {
  type Account,
  addTask,
  anAccount,
  apiRequest,
  dismissDialogs,
  dismissDialogsAlways,
  logIn,
  press,
  register,
  waitUntilSaved,
} from './support/steps.ts'
import { openBrowserUser, openBrowser, type BrowserUser } from './support/browser-user.ts'

const HABIT = 'Drink a glass of water'

/** How many commands wait in the browser's database, in which only they are a list. */
const storedCommands = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('daykeep')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('player').objectStore('player').getAll()
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('success', () => resolve(reading.result.filter(Array.isArray).flat().length))
          opening.result.close()
        })
      }),
  )

describe('a network that fails', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  let account: Account
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    account = anAccount()
    await register(player.page, account)
    await addTask(player.page, 'habit', HABIT)
    await waitUntilSaved(player.page)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const habit = async (): Promise<Extract<Task, { type: 'habit' }>> => {
    const tasks = await apiRequest<ReadonlyArray<Task>>(player.page, 'GET', '/tasks/user')
    const task = tasks.find(({ text }) => text === HABIT)
    if (task?.type !== 'habit') throw new Error('the habit is gone')
    return task
  }

  it('draws at once on a slow network, and says what is not saved yet', async () => {
    const { page } = player
    const { promise: requestsMayPass, resolve: letPass } = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await requestsMayPass
      await route.continue()
    })
    await page.getByRole('button', { name: `Plus for ${HABIT}` }).click()
    await page.getByRole('img', { name: '1 plus' }).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Saving 1 action/, includeHidden: true }).waitFor()
    letPass()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    await page.unroute('**/api/**')
    expect((await habit()).counterUp).toBe(1)
  })

  it('goes on while the server is down, and sends each act exactly once when it is back', async () => {
    const { page } = player
    await server.kill()
    await press(page, 'Plus', HABIT, 4)
    await dismissDialogs(page)
    await page
      .getByRole('button', { name: /actions? waits?/ })
      .first()
      .waitFor()
    await player.screenshot('offline')
    await server.start()
    await page.getByRole('button', { name: /Press to try again|Everything is saved/ }).click()
    await waitUntilSaved(page)
    expect((await habit()).counterUp).toBe(5)
  })

  it('loads a screen that was opened without network once the network is back', async () => {
    const { page, context } = player
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Inventory' }).click()
    await page.getByText('This part could not be loaded').waitFor()
    await page.getByText('There is no connection just now').waitFor()
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await page.getByText('This part could not be loaded').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Items' }).first().waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
  })

  it('shows in one window at once what was done in another', async () => {
    const { page, context } = player
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('heading', { name: 'Habits' }).waitFor()
    await addTask(page, 'habit', 'Stretch')
    await other.getByRole('article', { name: 'Stretch' }).waitFor()
    await other.close()
  })

  it('sends what waited before the window was closed', async () => {
    const { page, context } = player
    await server.kill()
    await press(page, 'Plus', HABIT, 2)
    await page
      .getByRole('button', { name: /2 actions? waits?/ })
      .first()
      .waitFor()
    // Each act is written right after the frame that shows it.
    await expect.poll(() => storedCommands(page)).toBe(2)
    await page.close()
    await server.start()
    const again = await context.newPage()
    await again.goto('/')
    await waitUntilSaved(again)
    player = { ...player, page: again }
    expect((await habit()).counterUp).toBe(7)
  })

  it('loses no act of two windows that play at the same time', async () => {
    const other = await openBrowserUser(browser, server.address())
    await logIn(other.page, account)
    await other.page.getByRole('article', { name: HABIT }).waitFor()
    const before = (await habit()).counterUp
    await Promise.all([press(player.page, 'Plus', HABIT, 4), press(other.page, 'Plus', HABIT, 4)])
    // A level may come after the last press.
    await player.page.waitForTimeout(1500)
    await Promise.all([dismissDialogs(player.page), dismissDialogs(other.page)])
    await Promise.all([waitUntilSaved(player.page), waitUntilSaved(other.page)])
    expect((await habit()).counterUp).toBe(before + 8)
    // While both score one habit, an act of the other looks like one's own.
    const toast = player.page.getByText('Done elsewhere').first().waitFor()
    await Promise.all([press(other.page, 'Plus', HABIT, 1), toast])
    const { turn } = await apiRequest<User & { turn: number }>(player.page, 'GET', '/user')
    expect(turn).toBeGreaterThanOrEqual(8)
    expect([...player.errors, ...other.errors]).toEqual([])
  })

  it('changes over to a new release once no form is open, and loses nothing that is typed', async () => {
    const { page } = player
    await page.goto('/')
    await page.getByRole('article', { name: HABIT }).waitFor()
    await page.evaluate(() => {
      sessionStorage.removeItem('daykeep.reloadedAt')
      Object.assign(window, { isOldRelease: true })
    })
    const isOldRelease = () => page.evaluate(() => 'isOldRelease' in window)
    const leaveAndReturn = () =>
      page.evaluate(() => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      })
    // The server that answers is another release than the one that has sent this page.
    await page.route(/\/api\/v4\/(tasks|user)/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"appVersion":"[^"]*"/, '"appVersion":"a later one"')
      await route.fulfill({ response, body })
    })
    await press(page, 'Plus', HABIT, 1)
    await dismissDialogs(page)
    await waitUntilSaved(page)
    const stop = await dismissDialogsAlways(page)
    await page.getByRole('button', { name: `Edit ${HABIT}` }).click()
    await stop()
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
    await title.fill('Drink two glasses')
    await leaveAndReturn()
    await page.waitForTimeout(1000)
    expect([await isOldRelease(), await title.inputValue()]).toEqual([true, 'Drink two glasses'])
    await page.keyboard.press('Control+Enter')
    await page.getByRole('article', { name: 'Drink two glasses' }).waitFor()
    expect(await isOldRelease()).toBe(true)
    await waitUntilSaved(page)
    await page.getByRole('link', { name: 'Inventory' }).click()
    await expect.poll(isOldRelease).toBe(false)
    expect(new URL(page.url()).pathname).toMatch(/^\/inventory/)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(player.errors).toEqual([])
  })

  it('says that a line was added as typed when there was no network to read it', async () => {
    const { page } = player
    await page.goto('/')
    await page.route('**/line-reader*', (route) => route.abort())
    await addTask(page, 'to-do', 'Dentist tomorrow #health')
    await page.getByText('Added as typed').first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(player.errors).toEqual([])
  })

  it.each(['app', 'ui'])(
    'says so where a script of the first screen does not come (%s), and starts with the next try',
    async (name) => {
      const { page } = await openBrowserUser(browser, server.address())
      const files = `**/assets/${name}-*.js`
      await page.route(files, (route) => route.abort())
      await page.goto('/login')
      await page.getByRole('heading', { name: 'Part of Daykeep could not be loaded' }).waitFor()
      await page.unroute(files)
      await page.locator('#network').getByRole('link', { name: 'try again' }).click()
      await page.getByRole('link', { name: 'Log in' }).first().waitFor()
      await page.context().close()
    },
  )

  it('leaves the home page as it is where its app does not come, until a form needs it', async () => {
    const { page } = await openBrowserUser(browser, server.address())
    await page.route('**/assets/app-*.js', (route) => route.abort())
    const isAborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/app-'))
    await page.goto('/')
    await page.mouse.wheel(0, 200)
    await isAborted
    const form = page.locator('#prerendered form').first()
    await form.locator('input').first().fill('Somebody')
    await form.locator('input').first().press('Enter')
    await page.getByRole('heading', { name: 'Part of Daykeep could not be loaded' }).waitFor()
    await page.context().close()
  })
})

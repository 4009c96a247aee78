import type { Task } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { addTask, anAccount, apiRequest, dismissDialogs, press, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const HABIT = 'Drink a glass of water'

describe('a browser that has been here before', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeEach(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address(), { serviceWorkers: 'allow' })
    await register(player.page, anAccount())
    await addTask(player.page, 'habit', HABIT)
    await waitUntilSaved(player.page)
    await untilKept(player.page)
    await player.page.close()
  })
  afterEach(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('starts without network, takes what is done, and sends it exactly once later', async () => {
    await server.kill()
    const page = await player.context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/')
    await page.getByRole('article', { name: HABIT }).waitFor()
    await press(page, 'Plus', HABIT, 3)
    await dismissDialogs(page)
    await page.goto('/?share-title=An+article')
    await page.getByRole('article', { name: 'An article' }).waitFor()
    await page
      .getByRole('button', { name: /actions wait/ })
      .first()
      .waitFor()
    await page.reload()
    await page
      .getByRole('button', { name: /actions wait/ })
      .first()
      .waitFor()
    await server.start()
    await page.getByRole('button', { name: /Press to try again|Everything is saved/ }).click()
    await waitUntilSaved(page)
    const tasks = await apiRequest<ReadonlyArray<Task>>(page, 'GET', '/tasks/user')
    expect(tasks.find(({ text }) => text === HABIT)).toMatchObject({ counterUp: 3 })
    expect(tasks.filter(({ text }) => text === 'An article')).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('loses nothing of what is done in the very moment in which the page is left', async () => {
    await server.kill()
    const page = await player.context.newPage()
    await page.goto('/')
    const plus = page.getByRole('button', { name: `Plus for ${HABIT}` })
    await plus.waitFor()
    await page
      .getByRole('button', { name: /No connection/ })
      .first()
      .waitFor()
    await plus.evaluate((button: HTMLButtonElement) => {
      button.click()
      location.reload()
    })
    await page
      .getByRole('button', { name: /1 action waits/ })
      .first()
      .waitFor()
  })

  it('may be installed: the page names what the app is called and looks like', async () => {
    const page = await player.context.newPage()
    await page.goto('/static/features')
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const { name, icons } = (await (await fetch(link?.href ?? '')).json()) as {
        readonly name: string
        readonly icons: ReadonlyArray<{ readonly src: string; readonly sizes: string }>
      }
      const loaded = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')))
      return { name, sizes: icons.map(({ sizes }) => sizes), loaded }
    })
    expect(manifest).toEqual({
      name: 'Daykeep',
      sizes: ['192x192', '512x512', '512x512'],
      loaded: ['image/png', 'image/png', 'image/png'],
    })
  })
})

describe('a browser that was here once, for a few seconds', () => {
  let browser: Browser
  let server: TestServer
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('starts whole without network, and reads the line of a new task', async () => {
    const { context, page: first } = await openBrowserUser(browser, server.address(), { serviceWorkers: 'allow' })
    await register(first, anAccount())
    await waitUntilSaved(first)
    await untilLoadedIsKept(first)
    await first.close()
    await server.kill()
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Add a to-do' }).fill('Call the doctor tomorrow #health')
    await page.getByText('This is what will be added').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: 'Call the doctor', exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Rewards' }).waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
  })
})

/**
 * Waits until the worker has kept all that the window has loaded, and what reads the lines of quick add: before the fifteen
 * seconds after which it keeps the rest, unless the machine is busy. By polling, since `waitForFunction` does not wait for a promise.
 */
const untilLoadedIsKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const urls = performance.getEntriesByType('resource').map(({ name }) => name)
          // typefaces of rare letters are none of those that are kept ahead
          const files = urls.filter((url) => url.includes('/assets/') && !url.endsWith('.woff2'))
          const names = (await (await caches.open('daykeep-files')).keys()).map(({ url }) => url)
          return names.some((url) => url.includes('/line-reader-')) && files.every((url) => names.includes(url))
        }),
      { timeout: 30_000 },
    )
    .toBe(true)

/** Waits until the worker has kept what the app needs to start. */
const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

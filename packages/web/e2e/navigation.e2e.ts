import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, openBrowser, openBrowserUser } from './support/browser-user.ts'
import { addTask, anAccount, press, register } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
let player: BrowserUser

beforeAll(async () => {
  server = await startTestServer()
  browser = await openBrowser()
  player = await openBrowserUser(browser, server.address())
  await register(player.page, anAccount())
  for (const title of ['Stretch', 'Drink water', 'Walk to work']) await addTask(player.page, 'habit', title)
})

afterAll(async () => {
  await browser.close()
  await server.remove()
})

/** The tops of the cards that are drawn, in pixels from the top of the window. */
const cardTops = async (page: Page, width: number, height: number): Promise<ReadonlyArray<number>> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
    .locator('[data-column="habit"] article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
}

describe('header and navigation', () => {
  it.each([
    [1440, 900],
    [1024, 768],
  ])('begins the first card above y 380 at %i by %i', async (width, height) => {
    const { page } = player
    await cardTops(page, width, height)
    const first = page.locator('[data-column="habit"] article').first()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(380)
  })

  it('shows three tasks on a phone, above the bar at the bottom', async () => {
    const inSight = async () => {
      const bottoms = await cardTops(player.page, 390, 844)
      const bar = await player.page.locator('#bottom-bar').boundingBox()
      return bottoms.filter((bottom) => bottom < (bar?.y ?? 0)).length
    }
    await expect.poll(inSight).toBeGreaterThanOrEqual(3)
  })

  it('leads everywhere from the bottom of a phone', async () => {
    const { page } = player
    const bar = page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('link', { name: 'Items' }).click()
    await page.waitForURL(/\/inventory\/items$/)
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Equipment' }).click()
    await page.waitForURL(/\/inventory\/equipment$/)
    await bar.getByRole('link', { name: 'Tasks' }).click()
    await page.getByRole('button', { name: /To-dos/ }).click()
    await page.getByRole('textbox', { name: 'Add a to-do' }).waitFor()
  })

  it('leads from the portrait to the profile, and back by Escape', async () => {
    const { page } = player
    const portrait = page.getByRole('link', { name: /To your profile$/ })
    await portrait.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Achievements' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => portrait.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('opens the form of a new task with what was typed', async () => {
    const { page } = player
    await page.getByRole('textbox', { name: 'Add a to-do' }).fill('Renew the passport')
    await page.getByRole('button', { name: 'A new to-do with all details' }).click()
    const form = page.getByRole('dialog')
    await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('Renew the passport')
    await form.getByRole('button', { name: 'Add it' }).click()
    await page.getByRole('article', { name: 'Renew the passport' }).waitFor()
  })

  it('keeps what a tick moves in sight, and its toast away from the finger', async () => {
    const { page } = player
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.evaluate(() => window.scrollTo(0, 10_000))
    const health = page.getByRole('region', { name: 'You' }).locator('meter').first()
    expect(((await health.evaluate((meter) => meter.parentElement?.getBoundingClientRect().y)) ?? -1) >= 0).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await press(page, 'Plus', 'Stretch', 1)
    const toast = await page.locator('[data-toasts] li').first().boundingBox()
    expect(toast?.x).toBeGreaterThan(720)
    expect(player.errors).toEqual([])
  })

  it('leaves the bars beside a full purse their room where letters are twice as large', async () => {
    const { page } = player
    await send(page, 'PUT', '/api/v4/user', { 'stats.gp': 12_345 })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.reload()
    await page.getByRole('region', { name: 'You' }).getByText('12.3k').waitFor()
    const larger = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const bars = page.getByRole('region', { name: 'You' }).locator('meter')
    const widths = await bars.evaluateAll((all) => all.map((bar) => bar.parentElement?.getBoundingClientRect().width))
    expect(Math.min(...widths.map(Number))).toBeGreaterThan(120)
    await larger.evaluate((style) => (style as HTMLStyleElement).remove())
  })

  it('begins the first card above y 380 with first steps and a party, too, in German as well', async () => {
    const { page } = player
    await send(page, 'POST', '/api/v4/groups', { type: 'party', name: 'Night watch', privacy: 'private' })
    await page.reload()
    for (const [language, heading] of [
      ['en', 'Dailies'],
      ['de', 'Tagesaufgaben'],
    ] as const) {
      await send(page, 'PUT', '/api/v4/user', { 'preferences.language': language })
      await page.setViewportSize({ width: 1024, height: 768 })
      const daily = page.getByRole('heading', { name: heading })
      // The first visit after the change opens from the local copy, which has not heard of it.
      await expect
        .poll(
          async () => {
            await page.reload()
            await page.locator('[data-column="daily"] h2').waitFor()
            return daily.count()
          },
          { timeout: 60_000 },
        )
        .toBe(1)
      // The guide and the party come after the first screen.
      await page
        .locator('#root section h2', { hasText: /^(First steps|Erste Schritte)$/ })
        .waitFor({ state: 'attached' })
      await page.locator('a[href="/party"]').nth(1).waitFor({ state: 'attached' })
      expect(await widthOf(daily)).toBeGreaterThanOrEqual(await wordsOf(daily))
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
      ] as const) {
        await cardTops(page, width, height)
        const first = page.locator('[data-column="habit"] article').first()
        await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(380)
      }
    }
  })
})

const send = async (page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> => {
  const { auth } = await page.evaluate(() => JSON.parse(localStorage.getItem('daykeep') ?? '') as Login)
  const headers = { 'x-api-user': auth.apiId, 'x-api-key': auth.apiToken }
  const response = await page.request.fetch(new URL(path, page.url()).href, { method, headers, data })
  expect(response.status()).toBeLessThan(300)
}

type Login = { readonly auth: { readonly apiId: string; readonly apiToken: string } }

const widthOf = (element: Locator): Promise<number> => element.evaluate((one) => one.getBoundingClientRect().width)

/** How wide its words are, whether they are cut or not. */
const wordsOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().width - 1
  })

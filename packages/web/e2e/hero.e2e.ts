import type { User } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserUser, DAYTIME_ZONE, openBrowser, openBrowserUser, PHONE } from './support/browser-user.ts'
import {
  anAccount,
  apiRequest,
  dismissDialogs,
  dismissDialogsAlways,
  register,
  seekInPalette,
  waitUntilSaved,
} from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

type Stats = {
  readonly lvl: number
  readonly class: string
  readonly int: number
  readonly per: number
  readonly exp: number
}

const statsOf = async (page: Page): Promise<Stats> =>
  (await apiRequest<{ readonly stats: Stats }>(page, 'GET', '/user')).stats

/** Reloads the page, so that it shows what was changed in the store. */
const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await page.locator('[data-column="habit"]').waitFor()
}

describe('a hero from level 10 on', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    await register(player.page, anAccount())
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it('chooses a class among four heroes', async () => {
    const { page } = player
    await apiRequest(page, 'PUT', '/user', { 'stats.lvl': 13 })
    await apiRequest(page, 'POST', '/tasks/user', { type: 'habit', text: 'Read ten pages' })
    await reload(page)
    await page.getByRole('dialog', { name: 'Choose your class' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Learns fast, thinks ahead.').waitFor()
    await page.getByRole('button', { name: 'Become a Wizard' }).click()
    await page.getByRole('dialog', { name: 'Wizard' }).waitFor()
    await page.waitForTimeout(900)
    await dismissDialogs(page)
    await waitUntilSaved(page)
    expect((await statsOf(page)).class).toBe('wizard')
    await dismissDialogsAlways(page)
  })

  it('casts a skill on a task by keyboard alone', async () => {
    const { page } = player
    await apiRequest(page, 'PUT', '/user', { 'stats.mp': 30 })
    await reload(page)
    const before = await statsOf(page)
    await page.getByRole('button', { name: /^Skills/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Kindling/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Read ten pages”:').waitFor()
    // a click that would be possible: nothing covers the line that tells what waits
    await page.getByRole('button', { name: 'Don’t cast' }).click({ trial: true })
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-skill')), { timeout: 10_000 })
      .toBe('fireball')
    await waitUntilSaved(page)
    expect((await statsOf(page)).exp).toBeGreaterThan(before.exp)
  })

  it('reads about skills without its first card moving', async () => {
    const { page } = player
    const hint = page.getByRole('complementary', { name: 'A hint' })
    const card = page.locator('[data-column="habit"] article').first()
    const skipped = page.getByRole('button', { name: 'Skip the guide' })
    await page.setViewportSize({ width: 1440, height: 900 })
    if (await skipped.isVisible()) await skipped.click()
    await reload(page)
    await hint.getByText(/Skills wait in the drawer/).waitFor()
    const top = (await card.boundingBox())?.y
    expect(top).toBeLessThan(380)
    await hint.getByRole('button', { name: 'Got it' }).click()
    await hint.waitFor({ state: 'detached' })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect((await card.boundingBox())?.y).toBe(top)
  })

  it('is told of the key Escape only where there is one', async () => {
    const { page, context } = player
    const choose = async (of: Page) => {
      const handle = of.getByRole('button', { name: /^Skills/ })
      await handle.waitFor()
      if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click()
      await of.getByRole('button', { name: /^Kindling/ }).click()
      // beside the cards, where nothing is aimed at
      await of.locator('[data-column="habit"]').hover({ position: { x: 3, y: 60 } })
      await of.getByText('Choose a task.').waitFor()
    }
    const key = (of: Page) => of.getByText('Escape takes it back.')
    await choose(page)
    await key(page).waitFor()
    await page.getByRole('button', { name: 'Don’t cast' }).click()
    const storageState = await context.storageState()
    const phone = await browser.newContext({
      ...PHONE,
      baseURL: server.address(),
      storageState,
      timezoneId: DAYTIME_ZONE,
    })
    const screen = await phone.newPage()
    await screen.goto('/')
    await choose(screen)
    expect(await key(screen).isVisible()).toBe(false)
    await phone.close()
  })

  it('casts a skill from another screen by the command palette, which leads to the tasks', async () => {
    const { page } = player
    await apiRequest(page, 'PUT', '/user', { 'stats.mp': 30 })
    const before = await statsOf(page)
    await page.goto('/inventory/items')
    await seekInPalette(page, 'cast kindling')
    await page.getByRole('button', { name: 'Don’t cast' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', { name: 'Edit Read ten pages' }).click()
    await expect.poll(async () => (await statsOf(page)).exp, { timeout: 10_000 }).toBeGreaterThan(before.exp)
    await dismissDialogs(page)
  })

  it('sends a card, and hears to whom', async () => {
    const { page } = player
    await apiRequest(page, 'PUT', '/user', { 'stats.gp': 50 })
    await reload(page)
    await dismissDialogs(page)
    // the drawer is as it was left
    const handle = page.getByRole('button', { name: /^Skills/ })
    await handle.waitFor()
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click()
    await page.getByRole('button', { name: /^Send a card: ?Greeting card/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Greeting card' })
    await dialog.getByRole('radio', { name: /\(you\)$/, checked: true }).waitFor()
    await dialog.getByRole('button', { name: 'Send it' }).click()
    await page.getByText('Greeting card: on its way to you').first().waitFor()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    const { items } = await apiRequest<User>(page, 'GET', '/user')
    expect(items.special.greetingReceived.length).toBe(1)
  })

  it.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('reads a profile that is as high on every tab, on %s', async (_, size) => {
    const { page } = player
    await page.setViewportSize(size)
    await page.goto('/user/profile')
    const heights: Array<number | undefined> = []
    for (const tab of ['Profile', 'Stats', 'Achievements']) {
      await page.getByRole('dialog').getByRole('link', { name: tab, exact: true }).click()
      await page.waitForTimeout(500)
      heights.push((await page.getByRole('dialog').boundingBox())?.height)
    }
    expect(heights).toEqual([heights[0], heights[0], heights[0]])
  })

  it('sees the bars of the profile on the smallest screen, with letters twice as large', async () => {
    const { page } = player
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/user/profile')
    await page.getByRole('dialog').waitFor()
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const bar = page.getByRole('dialog').locator('*:has(> meter[aria-label="Health"])')
    await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(60)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('places points by keyboard, and finds the page below when the profile closes', async () => {
    const { page } = player
    await apiRequest(page, 'PUT', '/user', { 'stats.exp': 1000 })
    await apiRequest(page, 'POST', '/user/stat-sync')
    await reload(page)
    await dismissDialogs(page)
    await page.goto('/user/stats')
    const intelligence = page.getByRole('spinbutton', { name: 'Points for Intelligence' })
    await intelligence.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Keep it so' }).click()
    await expect.poll(async () => (await statsOf(page)).int, { timeout: 10_000 }).toBe(2)
    await page.getByRole('link', { name: 'Achievements' }).click()
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/achievements')
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe('/')
    expect(player.errors).toEqual([])
  })
})

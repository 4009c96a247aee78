import type { User } from '@daykeep/rules/model'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openBrowserUser, type BrowserUser } from './support/browser-user.ts'
import { seedPlayer } from './support/seed-player.ts'
import { anAccount, apiRequest, register, waitUntilSaved } from './support/steps.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

/** Presses an arrow key until the tile with this name has the focus. */
const walkTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(text)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`the arrow keys never came to ${name}`)
}

describe('shops and the mirror', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    await register(player.page, anAccount())
    const { _id } = await user()
    await server.kill()
    await seedPlayer(server.dataDir, _id, (before) => ({
      ...before,
      balance: 10,
      stats: { ...before.stats, gp: 100 },
      items: { ...before.items, eggs: { ...before.items.eggs, Wolf: 3 } as User['items']['eggs'] },
    }))
    await server.start()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const user = () => apiRequest<User>(player.page, 'GET', '/user')

  it.each([
    ['a desktop', { width: 1440, height: 900 }, 300],
    ['a phone', { width: 390, height: 844 }, 784],
  ])(
    'show the first goods on %s without scrolling',
    async (_, size, lowest) => {
      const { page } = player
      await page.setViewportSize(size)
      for (const shop of ['market', 'quests', 'seasonal', 'time', 'customizations']) {
        await page.goto(`/shops/${shop}`)
        const tile = page.locator('[data-cell]').first()
        await tile.waitFor()
        const box = await tile.boundingBox()
        const { y = Infinity, height = 0 } = box ?? {}
        expect(size.width === 390 ? y + height : y, shop).toBeLessThan(lowest)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), shop).toBe(size.width)
      }
      await page.setViewportSize({ width: 1440, height: 1000 })
    },
    60_000,
  )

  it('sell a piece of gear by keyboard', async () => {
    const { page } = player
    await page.goto('/shops/market')
    await page.getByRole('heading', { name: 'Market', exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Gear', exact: true }).waitFor()
    await page.locator('[data-cell]').first().focus()
    await walkTo(page, /^Practice stick/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Practice stick' })
    await dialog.getByRole('button', { name: 'Buy for 1' }).focus()
    await player.screenshot('purchase')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await waitUntilSaved(page)
    const { items, stats } = await user()
    expect(items.gear.owned).toMatchObject({ weapon_warrior_0: true })
    expect(stats.gp).toBe(99)
  })

  it('buy eggs from the player', async () => {
    const { page } = player
    await page.getByRole('button', { name: /^Sell: ?Wolf egg/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Wolf egg' })
    await dialog.getByRole('button', { name: 'All of them' }).click()
    await dialog.getByRole('button', { name: 'Sell 3 for 9 gold' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await waitUntilSaved(page)
    const { items, stats } = await user()
    expect(items.eggs).toMatchObject({ Wolf: 0 })
    expect(stats.gp).toBe(108)
  })

  it('ask before gems are spent', async () => {
    const { page } = player
    await page
      .getByRole('button', { name: /^Fox egg/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Fox egg' })
    await dialog.getByRole('button', { name: 'Buy for 3' }).click()
    expect((await user()).balance).toBe(10)
    await dialog.getByRole('button', { name: 'Spend 3 gems' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await waitUntilSaved(page)
    const { balance, items } = await user()
    expect(balance).toBe(9.25)
    expect(items.eggs).toMatchObject({ Fox: 1 })
  })

  it('show a hair colour before it is bought, then wear it', async () => {
    const { page } = player
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Change your looks' }).click()
    const mirror = page.getByRole('dialog', { name: 'Before the mirror' })
    await mirror.getByRole('radio', { name: 'Hair' }).click()
    await mirror.getByRole('button', { name: /^Black/ }).click()
    await mirror.getByRole('button', { name: /^Rainbow/ }).click()
    await mirror.getByRole('button', { name: 'Buy for 2 gems' }).click()
    await mirror.getByRole('button', { name: 'Spend 2 gems' }).click()
    await mirror.getByRole('button', { name: 'Buy for 2 gems' }).waitFor({ state: 'hidden' })
    await player.screenshot('mirror')
    await mirror.getByRole('button', { name: 'Done' }).click()
    await waitUntilSaved(page)
    expect((await user()).preferences.hair.color).toBe('rainbow')
  })

  it('sell the backgrounds of a month together', async () => {
    const { page } = player
    await page.goto('/shops/customizations')
    await page
      .getByRole('button', { name: /^The whole set: 15 gems/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Buy for 15' }).click()
    await dialog.getByRole('button', { name: 'Spend 15 gems' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await waitUntilSaved(page)
    const { balance, purchased } = await user()
    expect(balance).toBe(5)
    expect(Object.values(purchased.background).filter(Boolean).length).toBeGreaterThan(3)
    expect(player.errors).toEqual([])
  })
})

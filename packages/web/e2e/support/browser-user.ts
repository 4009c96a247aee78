import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that the test configuration has found. */
    readonly chromium: { readonly path: string; readonly args: ReadonlyArray<string> }
  }
}

const CLOCK = join(import.meta.dirname, 'shifted-clock.mjs')
const SCREENSHOTS = join(import.meta.dirname, '../../../../.cache/e2e')

/** A browser context with one page, as one person uses it. */
export type BrowserUser = {
  readonly context: BrowserContext
  readonly page: Page
  /** Uncaught errors of the page: a test ends with none. */
  readonly errors: ReadonlyArray<string>
  /** Saves a screenshot for debugging. */
  readonly screenshot: (name: string) => Promise<void>
}

const openUsers = new Set<BrowserUser>()

/** Everybody whose window is open. */
export const usersAtPlay = (): ReadonlyArray<BrowserUser> => [...openUsers]

export const openBrowser = (): Promise<Browser> => {
  const { path, args } = inject('chromium')
  return chromium.launch({ executablePath: path, args: [...args], headless: true })
}

type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>

const DESKTOP: Device = { viewport: { width: 1440, height: 1000 } }
export const PHONE: Device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const daytimeZone = (): string => {
  const hour = new Date().getUTCHours()
  if (hour < 6) return 'Etc/GMT-12'
  return hour < 18 ? 'Etc/UTC' : 'Etc/GMT+12'
}

/**
 * A zone where it is daytime, on the date of UTC: a journey that ran over its player's midnight would meet a new day.
 * One for all windows of a journey: a second one in another zone would move the day of a player who plays in both.
 */
export const DAYTIME_ZONE = daytimeZone()

type Options = { readonly serviceWorkers?: 'allow' | 'block'; readonly device?: Device }

/** Sales come and go with the date. Their banners would move what is measured below: this window has put them away. */
const NO_SALES = `if (location.origin !== 'null')
  for (const name of ['gems-promo', 'gift-promo']) sessionStorage.setItem('hide-banner-' + name, 'true')`

/** Without a service worker, unless a test is about it: files that it keeps could not be made to fail. */
export const openBrowserUser = async (
  browser: Browser,
  address: string,
  { serviceWorkers = 'block', device = DESKTOP }: Options = {},
): Promise<BrowserUser> => {
  const context = await browser.newContext({ baseURL: address, serviceWorkers, timezoneId: DAYTIME_ZONE, ...device })
  context.setDefaultTimeout(30_000)
  const shift = process.env['CLOCK_SHIFT']
  if (shift !== undefined)
    await context.addInitScript({ content: `{ globalThis.CLOCK_SHIFT = ${shift};\n${await readFile(CLOCK, 'utf8')} }` })
  await context.addInitScript({ content: NO_SALES })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.stack ?? fault.message))
  await mkdir(SCREENSHOTS, { recursive: true })
  const user: BrowserUser = {
    context,
    page,
    errors: faults,
    screenshot: async (name) =>
      void (await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true })),
  }
  openUsers.add(user)
  context.on('close', () => openUsers.delete(user))
  return user
}

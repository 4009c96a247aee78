import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../../scripts/browser.ts'

const PICTURES = join(import.meta.dirname, '../../../../.cache/journeys')

/** A person at a browser. */
export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** Faults of the page itself: there must be none at the end of a journey. */
  readonly faults: ReadonlyArray<string>
  /** Keeps a picture of what is seen, for those who look into a failure. */
  readonly picture: (name: string) => Promise<void>
}

export const openBrowser = async (): Promise<Browser> => {
  const found = await findBrowser()
  if (found === undefined) throw new Error('no Chromium was found: set CHROMIUM to one')
  return chromium.launch({ executablePath: found.path, args: [...found.args], headless: true })
}

export const aVisitor = async (browser: Browser, address: string): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 1000 } })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.stack ?? fault.message))
  await mkdir(PICTURES, { recursive: true })
  return {
    context,
    page,
    faults,
    picture: async (name) => void (await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })),
  }
}

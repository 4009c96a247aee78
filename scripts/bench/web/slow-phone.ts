import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findBrowser } from '../../find-browser.ts'
import type { BenchPlayer } from './bench-player.ts'

/** A mid-range phone: Chromium's own settings for CPU "4x slowdown" and network "Slow 4G". */
export const CPU_SLOWDOWN = 4
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 84_375 } as const

export type SlowPhone = {
  readonly context: BrowserContext
  /** A new page; processor and network are slowed where asked for. */
  readonly open: (slow: {
    readonly processor: boolean
    readonly network: boolean
  }) => Promise<{ readonly page: Page; readonly devtools: CDPSession }>
  readonly close: () => Promise<void>
}

/** A browser with an empty cache, logged in as a player if one is given. */
export const slowPhone = async (address: string, player?: BenchPlayer): Promise<SlowPhone> => {
  const found = await findBrowser()
  if (found === undefined) throw new Error('no Chromium was found; set CHROMIUM to the path of one')
  const browser = await chromium.launch({ executablePath: found.path, args: [...found.args] })
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  if (player !== undefined)
    await context.addInitScript((auth) => localStorage.setItem('daykeep', JSON.stringify({ auth })), player)
  return {
    context,
    open: async ({ processor, network }) => {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      if (processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      if (network) await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
      return { page, devtools }
    },
    close: () => browser.close(),
  }
}

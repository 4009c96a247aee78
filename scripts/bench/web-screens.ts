import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { CDPSession, Page } from 'playwright'
import { openStore } from '../../packages/api/src/store/index.ts'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { registerPlayer } from './web/bench-player.ts'
import { CPU_SLOWDOWN, slowPhone } from './web/slow-phone.ts'
import { costUntilMark, record } from './web/trace.ts'
import { withServer } from './web/with-server.ts'

/** Milliseconds in which drawings, texts and the chunks of other screens come. */
const LATER = 20_000
const TIMES = 3

/** The screens that hold most, how they are opened, and what of them is there when they are. */
const SCREENS = [
  { what: 'the market', to: '/shops/market', shown: 'main article, main [data-good], main li button' },
  { what: 'looks of all months', to: '/shops/customizations', shown: 'main article, main [data-good], main li button' },
  { what: 'the stable with every animal', to: '/inventory/stable', shown: 'main article, main li button' },
] as const

/** Opening the largest screens by a player who owns every animal; what the main thread ran itself, times the slowdown. */
export const webScreens: Benchmark = {
  name: 'opening large screens, main thread at CPU 4x',
  run: () =>
    withServer(async (address, dataDir) => {
      const player = await registerPlayer(address, 16)
      await giveAnimals(dataDir, player.apiId)
      const phone = await slowPhone(address, player)
      const { page, devtools } = await phone.open({ processor: false, network: false })
      await page.goto('/')
      await page.locator('[data-task]').first().waitFor({ timeout: 120_000 })
      await page.waitForTimeout(LATER)
      const figures: Figure[] = []
      for (const { what, to, shown } of SCREENS) {
        const costs: number[] = []
        for (let time = 0; time < TIMES; time += 1) costs.push(await opening(page, devtools, { to, shown }))
        figures.push({ what, value: Math.min(...costs.slice(1)) * CPU_SLOWDOWN, unit: 'ms', aim: 300 })
      }
      await phone.close()
      return figures
    }),
}

const opening = async (
  page: Page,
  devtools: CDPSession,
  { to, shown }: { readonly to: string; readonly shown: string },
): Promise<number> => {
  await go(page, '/')
  await page.locator('[data-task]').first().waitFor()
  await page.waitForTimeout(1500)
  await page.evaluate(markWhenShown, shown)
  const events = await record(devtools, async () => {
    await go(page, to)
    await page.waitForTimeout(2500)
  })
  return costUntilMark(events, { from: 'benchFrom', to: 'benchShown' })
}

/** Goes to a screen as a link does. */
const go = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => {
    performance.mark('benchFrom')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, to)

const markWhenShown = (selector: string): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null || document.querySelector('[data-task]') !== null) return
    watch.disconnect()
    performance.mark('benchShown')
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Every animal as pet and as mount; the store takes a write beside the server. */
const giveAnimals = async (dataDir: string, userId: string): Promise<void> => {
  const opened = await openStore({ dataDir })
  if (E.isLeft(opened)) throw new Error(opened.left.reason)
  const store = opened.right
  const user = await store.get<User>('users', userId)
  if (user === undefined) throw new Error('the player is not stored')
  const animals = Object.keys(loadCatalogue().pets)
  const items = {
    ...user.body.items,
    pets: Object.fromEntries(animals.map((key) => [key, 5])),
    mounts: Object.fromEntries(animals.map((key) => [key, true])),
  }
  const flags = { ...user.body.flags, tour: { ...user.body.flags.tour, pets: -2, market: -2, stable: -2 } }
  const body = { ...user.body, items, flags, stats: { ...user.body.stats, gp: 5000, lvl: 30 } }
  const committed = await store.commit([
    { type: 'replace', collection: 'users', id: user.id, version: user.version, body: body as never },
  ])
  await store.close()
  if (E.isLeft(committed)) throw new Error(`the player could not be changed: ${committed.left.type}`)
}

import type { Benchmark, Figure } from './benchmark.ts'
import { registerPlayer } from './web/bench-player.ts'
import { CPU_SLOWDOWN, type SlowPhone, slowPhone } from './web/slow-phone.ts'
import { costUntilMark, record } from './web/trace.ts'
import { watchTraffic } from './web/traffic.ts'
import { withServer } from './web/with-server.ts'

const TASKS = 16
/** Milliseconds in which all that waits for the first screen comes. */
const LATER = 15_000

/** The first and the second visit of a mid-range phone, at CPU 4x and Slow 4G. */
export const webLoad: Benchmark = {
  name: 'opening the web app on a slowed phone, kB over the wire and ms',
  run: () => withServer(async (address) => [...(await home(address)), ...(await tasks(address))]),
}

const home = async (address: string): Promise<ReadonlyArray<Figure>> => {
  const phone = await slowPhone(address)
  const { page, devtools } = await phone.open({ processor: true, network: true })
  const traffic = watchTraffic(devtools)
  await page.goto('/static/home', { waitUntil: 'networkidle', timeout: 120_000 })
  const { all } = traffic.soFar()
  await phone.close()
  return [{ what: 'home, all of it', value: all, unit: 'kB', aim: 150 }]
}

const tasks = async (address: string): Promise<ReadonlyArray<Figure>> => {
  const phone = await slowPhone(address, await registerPlayer(address, TASKS))
  const first = await visit(phone)
  const second = await visit(phone)
  const busy = await mainThread(phone)
  await phone.close()
  return [
    { what: 'tasks, until the first can be ticked', value: first.traffic.all, unit: 'kB', aim: 300 },
    { what: 'of these, JavaScript', value: first.traffic.script, unit: 'kB', aim: 200 },
    { what: 'tasks, with all that comes later', value: first.later.all, unit: 'kB' },
    { what: 'first visit, first task', value: first.ms, unit: 'ms', aim: 3000 },
    { what: 'second visit, first task', value: second.ms, unit: 'ms', aim: 1000 },
    { what: 'of this, the main thread itself', value: busy, unit: 'ms', aim: 1000 },
  ]
}

/** What the main thread ran itself until the first task, times the slowdown: the same on a busy machine. */
const mainThread = async ({ open }: SlowPhone): Promise<number> => {
  const { page, devtools } = await open({ processor: false, network: false })
  await page.addInitScript(markFirstTask)
  const events = await record(devtools, async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('[data-task] [data-score]').first().waitFor({ timeout: 120_000 })
    await page.waitForTimeout(1000)
  })
  await page.close()
  return costUntilMark(events, { from: 'benchFrom', to: 'benchShown' }) * CPU_SLOWDOWN
}

const markFirstTask = (): void => {
  performance.mark('benchFrom')
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-task] [data-score]') === null) return
    watch.disconnect()
    performance.mark('benchShown')
  })
  watch.observe(document, { childList: true, subtree: true })
}

const visit = async ({ open }: SlowPhone) => {
  const { page, devtools } = await open({ processor: true, network: true })
  const watched = watchTraffic(devtools)
  const start = performance.now()
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('[data-task] [data-score]').first().waitFor({ timeout: 120_000 })
  const ms = performance.now() - start
  const traffic = watched.soFar()
  await page.waitForTimeout(LATER)
  const later = watched.soFar()
  await page.close()
  return { ms, traffic, later }
}

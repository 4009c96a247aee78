import type { CDPSession, Page } from 'playwright'
import type { Benchmark, Figure } from './benchmark.ts'
import { registerPlayer } from './web/bench-player.ts'
import { CPU_SLOWDOWN, slowPhone } from './web/slow-phone.ts'
import { frameCost, inputCosts, record } from './web/trace.ts'
import { withServer } from './web/with-server.ts'

const TASKS = 1000
const TICKS = 7
/** Milliseconds in which all that waits for the first screen comes. The stream of live events never ends. */
const LATER = 12_000
/** Frames a second that a screen shows at most. */
const SCREEN = 60

/**
 * Ticks, scrolling and typing with a thousand tasks in a window of 1440 by 900. What the main thread ran itself, times the
 * slowdown: a slowed browser counts what other programs take of the processor, too.
 */
export const webTick: Benchmark = {
  name: 'a board with 1,000 tasks, main thread at CPU 4x',
  run: () =>
    withServer(async (address) => {
      const phone = await slowPhone(address, await registerPlayer(address, TASKS))
      const { page, devtools } = await phone.open({ processor: false, network: false })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      await page.locator('[data-task]').first().waitFor({ timeout: 120_000 })
      await page.waitForTimeout(LATER)
      const figures = [...(await ticks(page, devtools)), await scrolling(devtools), await typing(page, devtools)]
      await phone.close()
      return figures
    }),
}

const ticks = async (page: Page, devtools: CDPSession): Promise<ReadonlyArray<Figure>> => {
  const keys = page.locator('[data-column="habit"] [data-score="up"]')
  const drawn: number[] = []
  const busy: number[] = []
  // The first presses compile what the others run.
  for (let at = 0; at < 4; at += 1) {
    await keys.nth(at).click()
    await page.waitForTimeout(2000)
    await leaveMoments(page)
  }
  for (let at = 0; at < TICKS; at += 1) {
    await leaveMoments(page)
    const box = await keys.nth(at).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(500)
    const events = await record(devtools, async () => {
      await page.mouse.click(x, y)
      await page.waitForTimeout(1500)
    })
    const [cost] = inputCosts(events, 'click')
    if (cost === undefined) continue
    drawn.push(cost.drawn * CPU_SLOWDOWN)
    busy.push(cost.busy * CPU_SLOWDOWN)
  }
  return [
    { what: 'a tick, until it is drawn', value: median(drawn), unit: 'ms', aim: 50 },
    { what: 'a tick, all within the next second', value: median(busy), unit: 'ms', aim: 100 },
  ]
}

/** A level or a find may open over the board; it cannot be closed at once. */
const leaveMoments = async (page: Page): Promise<void> => {
  while (await page.getByRole('dialog').isVisible()) {
    await page.waitForTimeout(1000)
    await page.keyboard.press('Escape')
  }
}

const scrolling = async (devtools: CDPSession): Promise<Figure> => {
  const events = await record(devtools, async () => {
    await devtools.send('Input.synthesizeScrollGesture', { x: 400, y: 600, yDistance: -4000, speed: 2000 })
  })
  const value = Math.min(SCREEN, 1000 / (frameCost(events) * CPU_SLOWDOWN))
  return { what: 'scrolling, frames a second', value, unit: '/s', aim: 50, more: true }
}

const typing = async (page: Page, devtools: CDPSession): Promise<Figure> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('[data-column="habit"] textarea').click()
  await page.waitForTimeout(1000)
  const events = await record(devtools, async () => {
    await page.keyboard.type('Water the plants', { delay: 200 })
    await page.waitForTimeout(300)
  })
  const drawn = inputCosts(events, 'keydown').map((cost) => cost.drawn * CPU_SLOWDOWN)
  return { what: 'a key in quick add, until it is drawn', value: median(drawn), unit: 'ms', aim: 16 }
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

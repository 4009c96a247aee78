import type { CDPSession, Page } from 'playwright'
import type { Benchmark, Figure } from './benchmark.ts'
import { registerPlayer } from './web/bench-player.ts'
import { slowPhone } from './web/slow-phone.ts'
import { busyAfter, record } from './web/trace.ts'
import { withServer } from './web/with-server.ts'

const TASKS = 1000
const TICKS = 5
/** Milliseconds in which all that waits for the first screen comes. The stream of live events never ends. */
const LATER = 12_000

/** Ticks, scrolling and typing with a thousand tasks, at CPU 4x, in a window of 1440 by 900. */
export const webTick: Benchmark = {
  name: 'a board with 1,000 tasks on a slowed processor',
  run: () =>
    withServer(async (address) => {
      const phone = await slowPhone(address, await registerPlayer(address, TASKS))
      const { page, devtools } = await phone.open({ slowNetwork: false })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      await page.locator('[data-task]').first().waitFor({ timeout: 120_000 })
      await page.waitForTimeout(LATER)
      await watchEvents(page)
      const figures = [...(await ticks(page, devtools)), await scrolling(page, devtools), await typing(page)]
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
    await takeEvents(page)
    const events = await record(devtools, async () => {
      await page.mouse.click(x, y)
      await page.waitForTimeout(1500)
    })
    drawn.push(Math.max(...(await takeEvents(page)), 0))
    busy.push(busyAfter(events, 'click'))
  }
  return [
    { what: 'a tick, until it is drawn', value: median(drawn), unit: 'ms', aim: 50 },
    { what: 'a tick, main thread busy within 1 s', value: median(busy), unit: 'ms', aim: 100 },
  ]
}

/** A level or a find may open over the board; it cannot be closed at once. */
const leaveMoments = async (page: Page): Promise<void> => {
  while (await page.getByRole('dialog').isVisible()) {
    await page.waitForTimeout(1000)
    await page.keyboard.press('Escape')
  }
}

const scrolling = async (page: Page, devtools: CDPSession): Promise<Figure> => {
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const start = performance.now()
        const next = () => {
          count += 1
          if (performance.now() - start < 2000) requestAnimationFrame(next)
          else resolve(count / ((performance.now() - start) / 1000))
        }
        requestAnimationFrame(next)
      }),
  )
  await devtools.send('Input.synthesizeScrollGesture', { x: 400, y: 600, yDistance: -4000, speed: 2000 })
  return { what: 'scrolling, frames a second', value: await frames, unit: '/s', aim: 50, more: true }
}

const typing = async (page: Page): Promise<Figure> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('[data-column="habit"] textarea').click()
  await page.waitForTimeout(500)
  await takeEvents(page)
  await page.keyboard.type('Water the plants', { delay: 120 })
  await page.waitForTimeout(300)
  return { what: 'a key in quick add, until it is drawn', value: median(await takeEvents(page)), unit: 'ms', aim: 16 }
}

/** Collects how long each click or key took until the next frame, by the browser's own clock. */
const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { benchDurations: durations })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click' || name === 'keydown') durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

const takeEvents = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { benchDurations } = window as unknown as { readonly benchDurations: number[] }
    return benchDurations.splice(0)
  })

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

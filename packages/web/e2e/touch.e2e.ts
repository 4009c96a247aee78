import type { Task } from '@daykeep/rules/model'
import type { Browser, CDPSession, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { addTask, anAccount, apiRequest, register, waitUntilSaved } from './support/steps.ts'
import { openBrowser, openBrowserUser, type BrowserUser, PHONE } from './support/browser-user.ts'

const HABITS = ['Stretch', 'Walk to work', 'Read a page']
const A_DAY = 24 * 60 * 60 * 1000

const until = <A>(ask: () => Promise<A>) => expect.poll(ask, { timeout: 15_000, interval: 200 })

describe('by touch on a phone', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  let screen: CDPSession
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address(), { device: PHONE })
    const { page, context } = player
    await register(page, anAccount())
    await page
      .getByRole('tab', { name: /^Habits/ })
      .or(page.getByRole('button', { name: /^Habits/ }))
      .first()
      .tap()
    for (const habit of HABITS.toReversed()) await addTask(page, 'habit', habit)
    await waitUntilSaved(page)
    screen = await context.newCDPSession(page)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: ReadonlyArray<{ x: number; y: number }>
  ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox()
    if (box === null) throw new Error('what is touched is out of sight')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  /** Touches, rests so many milliseconds, draws the finger to another place, and lets go. */
  const draw = async (what: Locator, rest: number, to: (from: { x: number; y: number }) => Promise<number>) => {
    const from = await middleOf(what)
    const down = (await to(from)) - from.y
    const isTouched = touch('touchStart', from)
    // without a rest the finger moves on at once, however long the machine takes to hear of the touch
    if (rest > 0) await isTouched.then(() => player.page.waitForTimeout(rest))
    for (let step = 1; step <= 12; step += 1) {
      await touch('touchMove', { x: from.x, y: from.y + (down * step) / 12 })
      await player.page.waitForTimeout(20)
    }
    await player.page.waitForTimeout(200)
    await touch('touchEnd')
  }
  const card = (title: string): Locator => player.page.getByRole('article', { name: title })
  const selected = () => player.page.getByRole('region', { name: 'Selected tasks' })
  const order = async () => {
    const titles = await player.page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel))
    return titles.filter((title) => HABITS.includes(String(title)))
  }

  it.each([
    ['after a short rest', 250],
    ['after a rest that selected it', 800],
  ])('a card is carried below the next %s, and is not selected', async (_, rest) => {
    const [first = '', second = '', third = ''] = (await order()) as string[]
    await draw(card(first), rest, async () => (await middleOf(card(second))).y + 20)
    await until(order).toEqual([second, first, third])
    await until(() => selected().count()).toBe(0)
    await waitUntilSaved(player.page)
    const tasks = await apiRequest<ReadonlyArray<Task>>(player.page, 'GET', '/tasks/user')
    const habits = tasks.filter(({ text }) => HABITS.includes(text)).map(({ text }) => text)
    expect(habits).toEqual([second, first, third])
  })

  it('a swipe over a card scrolls and moves nothing', async () => {
    const before = await order()
    await draw(card(String(before[2])), 0, async ({ y }) => y - 250)
    await until(() => player.page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await order()).toEqual(before)
  })

  it('a rest on a card selects it', async () => {
    const { page } = player
    await draw(card(HABITS[0] ?? ''), 800, async ({ y }) => y)
    await selected().getByText('1 selected').waitFor()
    await page.keyboard.press('Escape')
  })

  it('a to-do of the plan is carried to another day', async () => {
    const { page } = player
    const date = new Date(Date.now() + A_DAY).toISOString()
    await apiRequest(page, 'POST', '/tasks/user', { type: 'todo', text: 'Buy stamps', date })
    await page.goto('/upcoming')
    const stamps = page.getByRole('button', { name: 'Edit Buy stamps', exact: true })
    const dayOf = () => stamps.evaluate((one) => Number(one.closest<HTMLElement>('[data-day]')?.dataset['day']))
    const from = await dayOf()
    await stamps.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await draw(stamps, 300, async () => (await middleOf(page.locator(`[data-day="${from + 1}"]`))).y)
    await until(dayOf).toBe(from + 1)
    expect(player.errors).toEqual([])
  })
})

describe('a visitor with a phone', () => {
  let browser: Browser
  let server: TestServer
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  it.each(['/static/home', '/login', '/register'])('hits every link and button of %s', async (path) => {
    const { page, context } = await openBrowserUser(browser, server.address(), { device: PHONE })
    await page.goto(path)
    await page.getByLabel('Password', { exact: true }).waitFor()
    const low = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('a, button, input')]
          .filter((each) => each.offsetHeight > 0 && each.offsetHeight < 24)
          .map(({ textContent }) => textContent),
      )
    expect(low).toEqual([])
    await context.close()
  })
})

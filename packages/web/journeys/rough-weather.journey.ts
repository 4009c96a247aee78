import type { Task, User } from '@daykeep/rules/model'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKeep, type Keep } from './support/keep.ts'
import { type Account, addTask, anAccount, ask, carryOn, logIn, press, register, saved } from './support/steps.ts'
import { aVisitor, openBrowser, type Visitor } from './support/visitor.ts'

const HABIT = 'Drink a glass of water'

describe('rough weather', () => {
  let browser: Browser
  let keep: Keep
  let visitor: Visitor
  let account: Account
  beforeAll(async () => {
    ;[browser, keep] = await Promise.all([openBrowser(), aKeep()])
    visitor = await aVisitor(browser, keep.address())
    account = anAccount()
    await register(visitor.page, account)
    await addTask(visitor.page, 'habit', HABIT)
    await saved(visitor.page)
  })
  afterAll(async () => {
    await browser?.close()
    await keep?.remove()
  })

  const habit = async (): Promise<Extract<Task, { type: 'habit' }>> => {
    const tasks = await ask<ReadonlyArray<Task>>(visitor.page, 'GET', '/tasks/user')
    const found = tasks.find(({ text }) => text === HABIT)
    if (found?.type !== 'habit') throw new Error('the habit is gone')
    return found
  }

  it('draws at once on a slow network, and says what is not saved yet', async () => {
    const { page } = visitor
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.getByRole('button', { name: `Plus for ${HABIT}` }).click()
    await page.getByText('1 plus').first().waitFor({ state: 'attached', timeout: 400 })
    await page.getByRole('button', { name: /^Saving 1 action/ }).waitFor({ timeout: 400 })
    await carryOn(page)
    await saved(page)
    await page.unroute('**/api/**')
    expect((await habit()).counterUp).toBe(1)
  })

  it('goes on while the server is down, and sends each act exactly once when it is back', async () => {
    const { page } = visitor
    await keep.kill()
    await press(page, 'Plus', HABIT, 4)
    await carryOn(page)
    await page
      .getByRole('button', { name: /actions? waits?/ })
      .first()
      .waitFor()
    await visitor.picture('offline')
    await keep.start()
    await page.getByRole('button', { name: /Press to try again|Everything is saved/ }).click()
    await saved(page)
    expect((await habit()).counterUp).toBe(5)
  })

  it('sends what waited before the window was closed', async () => {
    const { page, context } = visitor
    await keep.kill()
    await press(page, 'Plus', HABIT, 2)
    await page
      .getByRole('button', { name: /2 actions? waits?/ })
      .first()
      .waitFor()
    await page.close()
    await keep.start()
    const again = await context.newPage()
    await again.goto('/')
    await saved(again)
    visitor = { ...visitor, page: again }
    expect((await habit()).counterUp).toBe(7)
  })

  it('loses no act of two windows that play at the same time', async () => {
    const other = await aVisitor(browser, keep.address())
    await logIn(other.page, account)
    await other.page.getByRole('article', { name: HABIT }).waitFor()
    const before = (await habit()).counterUp
    await Promise.all([press(visitor.page, 'Plus', HABIT, 4), press(other.page, 'Plus', HABIT, 4)])
    await Promise.all([carryOn(visitor.page), carryOn(other.page)])
    await Promise.all([saved(visitor.page), saved(other.page)])
    expect((await habit()).counterUp).toBe(before + 8)
    const { turn } = await ask<User & { turn: number }>(visitor.page, 'GET', '/user')
    expect(turn).toBeGreaterThanOrEqual(8)
    expect([...visitor.faults, ...other.faults]).toEqual([])
  })
})

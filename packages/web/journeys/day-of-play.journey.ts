import type { User } from '@daykeep/rules/model'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKeep, type Keep } from './support/keep.ts'
import { addTask, anAccount, ask, carryOn, figure, press, pressUntil, register, saved } from './support/steps.ts'
import { stockLarder } from './support/stock.ts'
import { aVisitor, openBrowser, type Visitor } from './support/visitor.ts'

const A_DAY = 24 * 60 * 60 * 1000

describe('a day of play', () => {
  let browser: Browser
  let keep: Keep
  let visitor: Visitor
  beforeAll(async () => {
    ;[browser, keep] = await Promise.all([openBrowser(), aKeep()])
    visitor = await aVisitor(browser, keep.address())
    await visitor.page.clock.install()
  })
  afterAll(async () => {
    await browser?.close()
    await keep?.remove()
  })

  const user = () => ask<User>(visitor.page, 'GET', '/user')

  it('begins with a new player and a task of each kind', async () => {
    const { page } = visitor
    await register(page, anAccount())
    await addTask(page, 'habit', 'Walk instead of taking the lift')
    await addTask(page, 'daily', 'Stretch for ten minutes')
    await addTask(page, 'to-do', 'Renew the passport')
    await addTask(page, 'reward', 'One episode, guilt free')
    await saved(page)
    expect((await user()).achievements.createdTask).toBe(true)
  })

  it('pays for what is done, with toasts, first finds and a level', async () => {
    const { page } = visitor
    await page.getByRole('checkbox', { name: 'Tick Renew the passport' }).click()
    await page.getByText('You gained experience').first().waitFor()
    await press(page, 'Plus', 'Walk instead of taking the lift', 1)
    await page.getByRole('dialog', { name: 'Your first finds' }).waitFor()
    await visitor.picture('first-finds')
    await page.getByRole('button', { name: 'Hatch it now' }).click()
    await page.getByRole('button', { name: 'Take it along' }).click()
    await pressUntil(page, 'Plus', 'Walk instead of taking the lift', page.getByRole('dialog', { name: 'Level 2' }))
    await visitor.picture('level-2')
    await carryOn(page)
    await saved(page)
    const { stats, items } = await user()
    expect(stats.lvl).toBe(2)
    expect(Object.values(items.pets)).toEqual([5])
    expect(items.currentPet).toBe(Object.keys(items.pets)[0])
  })

  it('sells a sword, a potion, and what the armoire hides', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: /^Look at:.*Practice stick/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy for 1' }).click()
    await saved(page)
    expect((await user()).items.gear.equipped.weapon).toBe('weapon_warrior_0')
    await ask(page, 'PUT', '/user', { 'stats.gp': 300, 'stats.hp': 20 })
    await page.getByRole('button', { name: /^Everything is saved/ }).click()
    await expect.poll(() => figure(page, 'Health')).toBe(20)
    await page.getByRole('button', { name: /^Buy:.*Health potion/ }).click()
    await expect.poll(() => figure(page, 'Health')).toBe(35)
    await page.getByRole('button', { name: /^Buy:.*Enchanted armoire/ }).click()
    await page.getByRole('dialog', { name: 'From the armoire' }).waitFor()
    await visitor.picture('armoire')
    await carryOn(page)
    await saved(page)
    expect((await user()).flags.armoireOpened).toBe(true)
  })

  it('raises the pet to a mount, also after the plug was pulled', async () => {
    const { page } = visitor
    const before = await user()
    const [pet = ''] = Object.keys(before.items.pets)
    await keep.kill()
    await stockLarder(keep.dataDir, before._id, { Meat: 30, Milk: 30, Potatoe: 30, Strawberry: 30, Chocolate: 30 })
    await keep.start()
    await page.goto('/inventory/stable')
    await page.getByRole('button', { name: 'Let me look around' }).click()
    await page.getByRole('button', { name: /^Roast, 30 owned/ }).click()
    await visitor.picture('larder')
    const hungry = page.getByRole('button', { name: /(likes|takes) this food/ })
    const raised = page.getByRole('dialog').getByRole('button', { name: 'Ride it' })
    await hungry.click()
    await page.getByRole('dialog', { name: 'You know your way around' }).waitFor()
    await carryOn(page)
    for (let meal = 1; meal < 30 && !(await raised.isVisible()); meal += 1) {
      await hungry.click()
      await page.waitForTimeout(50)
    }
    await raised.click()
    await saved(page)
    await visitor.picture('stable')
    const after = await user()
    expect(after.items.mounts).toEqual({ [pet]: true })
    expect(after.items.pets).toEqual({ [pet]: -1 })
    expect(after.achievements.fedPet).toBe(true)
    expect(after.items.currentMount).toBe(pet)
  })

  it('lives through a new day with a missed daily', async () => {
    const { page } = visitor
    await keep.kill()
    await keep.start(A_DAY)
    await page.goto('/')
    await page.clock.fastForward(A_DAY)
    await page.keyboard.press('Shift')
    const yesterday = page.getByRole('dialog', { name: 'A new day' })
    await yesterday.waitFor()
    await visitor.picture('yesterday')
    expect(await yesterday.getByRole('checkbox').count()).toBe(1)
    const health = await figure(page, 'Health')
    await yesterday.getByRole('button', { name: /^Start my day/ }).click()
    await page.getByRole('dialog', { name: /^Day 1/ }).waitFor()
    await carryOn(page)
    await saved(page)
    expect(await figure(page, 'Health')).toBeLessThan(health)
    expect((await user()).flags.cronCount).toBe(1)
  })

  it('dies, and comes back', async () => {
    const { page } = visitor
    await ask(page, 'PUT', '/user', { 'stats.hp': 3 })
    await page.getByRole('button', { name: /^Everything is saved/ }).click()
    await expect.poll(() => figure(page, 'Health')).toBe(3)
    const { stats } = await user()
    await press(page, 'Minus', 'Walk instead of taking the lift', 1)
    const fallen = page.getByRole('dialog', { name: 'You fell' })
    for (let blow = 0; blow < 5 && !(await fallen.isVisible()); blow += 1)
      await press(page, 'Minus', 'Walk instead of taking the lift', 1)
    await fallen.waitFor()
    await visitor.picture('fallen')
    await page.keyboard.press('Escape')
    expect(await fallen.isVisible()).toBe(true)
    await fallen.getByRole('button', { name: 'Come back' }).click()
    await expect.poll(() => figure(page, 'Health')).toBe(50)
    await saved(page)
    expect((await user()).stats).toMatchObject({ hp: 50, gp: 0, exp: 0, lvl: stats.lvl - 1 })
  })

  it('finds all of it again after the server was killed', async () => {
    const { page } = visitor
    const before = await user()
    const tasks = await ask(page, 'GET', '/tasks/user')
    await keep.kill()
    await keep.start(A_DAY)
    await page.reload()
    await page.getByRole('article', { name: 'Stretch for ten minutes' }).waitFor()
    expect(await user()).toEqual(before)
    expect(await ask(page, 'GET', '/tasks/user')).toEqual(tasks)
    expect(await figure(page, 'Health')).toBe(50)
    expect(visitor.faults).toEqual([])
    await visitor.picture('the-day-after')
  })
})

import type { User } from '@daykeep/rules/model'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import {
  addTask,
  anAccount,
  apiRequest,
  dismissDialogs,
  meterValue,
  newDayDialog,
  press,
  register,
  waitUntilSaved,
} from './support/steps.ts'
import { seedFood } from './support/seed-food.ts'
import { openBrowserUser, openBrowser, type BrowserUser } from './support/browser-user.ts'

const A_DAY = 24 * 60 * 60 * 1000

describe('a day of play', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    await player.page.clock.install()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const user = () => apiRequest<User>(player.page, 'GET', '/user')
  /** Changes the player on the server, and has the page ask for it. */
  const change = async (changes: Readonly<Record<string, number>>) => {
    await waitUntilSaved(player.page)
    await apiRequest(player.page, 'PUT', '/user', changes)
    await player.page.getByRole('button', { name: /^Everything is saved/ }).click()
  }

  it('begins with a new player and a task of each kind', async () => {
    const { page } = player
    await register(page, anAccount())
    await addTask(page, 'habit', 'Walk instead of taking the lift')
    await addTask(page, 'daily', 'Stretch for ten minutes')
    await addTask(page, 'to-do', 'Renew the passport')
    await addTask(page, 'reward', 'One episode, guilt free')
    await waitUntilSaved(page)
    expect((await user()).achievements.createdTask).toBe(true)
  })

  it('pays for what is done, with toasts, first finds and a level', async () => {
    const { page } = player
    await page.getByRole('checkbox', { name: 'Tick Renew the passport' }).click()
    await page.getByText('You gained experience').first().waitFor()
    await press(page, 'Plus', 'Walk instead of taking the lift', 1)
    await page.getByRole('dialog', { name: 'Your first finds' }).waitFor()
    await player.screenshot('first-finds')
    await page.getByRole('button', { name: 'Hatch it now' }).click()
    await page.getByRole('button', { name: 'Take it along' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // one press from the next level, since a critical hit would make the number of presses random
    await change({ 'stats.exp': 24 })
    await press(page, 'Plus', 'Walk instead of taking the lift', 1)
    await page.getByRole('dialog', { name: 'Level 2' }).waitFor()
    await player.screenshot('level-2')
    // A moment that was not closed outlives a reload.
    await page.reload()
    await page.getByRole('dialog', { name: 'Level 2' }).waitFor()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Habits' }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Level 2' }).isVisible()).toBe(false)
    const { stats, items } = await user()
    expect(stats.lvl).toBe(2)
    expect(Object.values(items.pets)).toEqual([5])
    expect(items.currentPet).toBe(Object.keys(items.pets)[0])
  })

  it('sells a sword, a potion, and what the armoire hides', async () => {
    const { page } = player
    await page.getByRole('button', { name: /^Look at:.*Practice stick/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy for 1' }).click()
    await waitUntilSaved(page)
    expect((await user()).items.gear.equipped.weapon).toBe('weapon_warrior_0')
    await change({ 'stats.gp': 300, 'stats.hp': 20 })
    await expect.poll(() => meterValue(page, 'Health')).toBe(20)
    await page.getByRole('button', { name: /^Buy:.*Health potion/ }).click()
    await expect.poll(() => meterValue(page, 'Health')).toBe(35)
    await page.getByRole('button', { name: /^Look at:.*Enchanted armoire/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy for 100' }).click()
    await page.getByRole('dialog', { name: 'From the armoire' }).waitFor()
    await player.screenshot('armoire')
    await dismissDialogs(page)
    await waitUntilSaved(page)
    expect((await user()).flags.armoireOpened).toBe(true)
  })

  it('raises the pet to a mount, also after the plug was pulled', async () => {
    const { page } = player
    const before = await user()
    const [pet = ''] = Object.keys(before.items.pets)
    await server.kill()
    await seedFood(server.dataDir, before._id, { Meat: 30, Milk: 30, Potatoe: 30, Strawberry: 30, Chocolate: 30 })
    await server.start()
    await page.goto('/inventory/stable')
    await page.getByRole('button', { name: 'Let me look around' }).click()
    await page.getByRole('button', { name: /^Roast, 30 owned/ }).click()
    await player.screenshot('larder')
    const hungry = page.getByRole('button', { name: /(likes|takes) this food/ })
    const raised = page.getByRole('dialog').getByRole('button', { name: 'Ride it' })
    await hungry.click()
    await page.getByRole('dialog', { name: 'You know your way around' }).waitFor()
    await dismissDialogs(page)
    // after the last meal there is nothing to click until the dialog opens
    await expect
      .poll(
        async () => {
          if (!(await raised.isVisible())) await hungry.click({ timeout: 1000 }).catch(() => undefined)
          return raised.isVisible()
        },
        { timeout: 90_000, interval: 50 },
      )
      .toBe(true)
    await raised.click()
    await waitUntilSaved(page)
    await player.screenshot('stable')
    const after = await user()
    expect(after.items.mounts).toEqual({ [pet]: true })
    expect(after.items.pets).toEqual({ [pet]: -1 })
    expect(after.achievements.fedPet).toBe(true)
    expect(after.items.currentMount).toBe(pet)
  })

  it('lives through a new day with a missed daily', async () => {
    const { page } = player
    await server.kill()
    await server.start(A_DAY)
    await page.goto('/')
    await page.clock.fastForward(A_DAY)
    const yesterday = await newDayDialog(page)
    await player.screenshot('yesterday')
    expect(await yesterday.getByRole('checkbox').count()).toBe(1)
    const health = await meterValue(page, 'Health')
    await yesterday.getByRole('button', { name: /^Start my day/ }).click()
    await page.getByRole('dialog', { name: /^Day 1/ }).waitFor()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    expect(await meterValue(page, 'Health')).toBeLessThan(health)
    expect((await user()).flags.cronCount).toBe(1)
  })

  it('dies, and comes back', async () => {
    const { page } = player
    await change({ 'stats.hp': 0.1 })
    await expect.poll(() => meterValue(page, 'Health')).toBeLessThanOrEqual(1)
    const { stats } = await user()
    await press(page, 'Minus', 'Walk instead of taking the lift', 1)
    const fallen = page.getByRole('dialog', { name: 'You fell' })
    await fallen.waitFor()
    await player.screenshot('fallen')
    await page.keyboard.press('Escape')
    expect(await fallen.isVisible()).toBe(true)
    await fallen.getByRole('button', { name: 'Come back' }).click()
    await expect.poll(() => meterValue(page, 'Health')).toBe(50)
    await waitUntilSaved(page)
    expect((await user()).stats).toMatchObject({ hp: 50, gp: 0, exp: 0, lvl: stats.lvl - 1 })
  })

  it('finds all of it again after the server was killed', async () => {
    const { page } = player
    const before = await user()
    const tasks = await apiRequest(page, 'GET', '/tasks/user')
    await server.kill()
    await server.start(A_DAY)
    await page.reload()
    await page.getByRole('article', { name: 'Stretch for ten minutes' }).waitFor()
    expect(await user()).toEqual(before)
    expect(await apiRequest(page, 'GET', '/tasks/user')).toEqual(tasks)
    expect(await meterValue(page, 'Health')).toBe(50)
    expect(player.errors).toEqual([])
    await player.screenshot('the-day-after')
  })

  it('takes the day along to another time zone, unless the player wants it where it was', async () => {
    await apiRequest(player.page, 'PUT', '/user', { 'preferences.timezoneOffset': 0 })
    const storageState = await player.context.storageState()
    const openIn = async (timezoneId: string) => {
      const context = await browser.newContext({ baseURL: server.address(), storageState, timezoneId })
      const page = await context.newPage()
      await page.goto('/')
      await page
        .getByText(/^Your day now starts at 12:00\sAM in this time zone/)
        .first()
        .waitFor()
      return page
    }
    const offset = async () => (await user()).preferences.timezoneOffset
    const kolkata = await openIn('Asia/Kolkata')
    await expect.poll(offset).toBe(-330)
    await kolkata.context().close()
    const tokyo = await openIn('Asia/Tokyo')
    await tokyo.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(offset).toBe(-330)
    await tokyo.reload()
    await tokyo.getByRole('article', { name: 'Stretch for ten minutes' }).waitFor()
    await waitUntilSaved(tokyo)
    expect(await offset()).toBe(-330)
    await tokyo.context().close()
  })
})

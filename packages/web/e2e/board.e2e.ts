import { readFile } from 'node:fs/promises'
import type { Task, User } from '@daykeep/rules/model'
import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/test-server.ts'
import {
  addTask,
  anAccount,
  apiRequest,
  dismissDialogs,
  register,
  seekInPalette,
  waitUntilSaved,
} from './support/steps.ts'
import { openBrowserUser, openBrowser, type BrowserUser } from './support/browser-user.ts'

const A_DAY = 24 * 60 * 60 * 1000

/** As long as the steps of playwright: a busy machine takes its time. */
const until = <A>(ask: () => Promise<A>) => expect.poll(ask, { timeout: 30_000, interval: 200 })

/** Drags with the mouse in steps, as a hand does. */
const carry = async (what: Locator, onto: Locator): Promise<void> => {
  const [from, to] = await Promise.all([what.boundingBox(), onto.boundingBox()])
  if (from === null || to === null) throw new Error('what is carried, or where to, is out of sight')
  const { mouse } = what.page()
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await mouse.up()
}

describe('the board', () => {
  let browser: Browser
  let server: TestServer
  let player: BrowserUser
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([openBrowser(), startTestServer()])
    player = await openBrowserUser(browser, server.address())
    await player.page.clock.install()
    await register(player.page, anAccount())
    await addTask(player.page, 'daily', 'Stretch for ten minutes')
    for (const title of ['Water the ferns', 'Call the plumber', 'Renew the passport'])
      await addTask(player.page, 'to-do', title)
    await apiRequest(player.page, 'POST', '/tags', { name: 'Errands' })
    await player.page.reload()
    await card('Water the ferns').waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  const card = (title: string): Locator => player.page.getByRole('article', { name: title })
  const edit = (title: string): Locator => player.page.getByRole('button', { name: `Edit ${title}`, exact: true })
  const user = () => apiRequest<User>(player.page, 'GET', '/user')
  const tasks = async () => {
    await waitUntilSaved(player.page)
    const all = await apiRequest<ReadonlyArray<Task>>(player.page, 'GET', '/tasks/user')
    return new Map(all.map((task) => [task.text, task]))
  }

  it('finds a task, an action and a screen by a few letters', async () => {
    const { page } = player
    const seek = (letters: string) => seekInPalette(page, letters)
    await seek('passp')
    await until(() => page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Renew the passport')
    await page.keyboard.press('Escape')
    await seek('new to-do')
    await page.getByRole('dialog', { name: 'New to-do' }).waitFor()
    await page.keyboard.press('Escape')
    await seek('upcom')
    await page.getByRole('heading', { name: 'Upcoming', level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await card('Water the ferns').waitFor()
  })

  it('tags and deletes several tasks at once, and takes it back', async () => {
    const { page } = player
    const bar = page.getByRole('region', { name: 'Selected tasks' })
    const several = async () => {
      await edit('Renew the passport').focus()
      await page.keyboard.press('x')
      // What can be done with several tasks is loaded with the first.
      await bar.getByText('1 selected').waitFor()
      await page.keyboard.press('Shift+ArrowDown')
      await bar.getByText('2 selected').waitFor()
    }
    await several()
    await bar.getByRole('button', { name: 'Tags' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Add Errands' }).press('Enter')
    const [errands] = (await user()).tags.filter(({ name }) => name === 'Errands')
    await until(
      async () => [...(await tasks()).values()].filter(({ tags }) => tags.includes(errands?.id as never)).length,
    ).toBe(2)
    await page.keyboard.press('Delete')
    await page.getByRole('dialog', { name: 'Delete 2 tasks?' }).getByRole('button', { name: 'Delete' }).press('Enter')
    await until(() => card('Renew the passport').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await card('Renew the passport').waitFor()
    expect((await tasks()).size).toBeGreaterThanOrEqual(5)
  })

  it('plans the weeks: a to-do of today goes to another day by key and by hand', async () => {
    const { page } = player
    await page.goto('/today')
    await page.getByRole('textbox', { name: 'Add a to-do for today' }).fill('Buy stamps')
    await page.keyboard.press('Enter')
    await card('Buy stamps').waitFor()
    await card('Stretch for ten minutes').waitFor()
    await page.getByRole('link', { name: 'Upcoming' }).click()
    const stamps = edit('Buy stamps')
    const dayOf = () => stamps.evaluate((one) => Number(one.closest<HTMLElement>('[data-day]')?.dataset['day']))
    const today = await dayOf()
    await stamps.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await until(dayOf).toBe(today + 1)
    expect(await stamps.evaluate((one) => one === document.activeElement)).toBe(true)
    await carry(stamps, page.locator(`[data-day="${today + 3}"]`))
    await until(dayOf).toBe(today + 3)
    await page.keyboard.press('Control+z')
    await until(dayOf).toBe(today + 1)
  })

  it('lists the acts of the day, and takes one back with what stands on it', async () => {
    const { page } = player
    await page.goto('/acts')
    await page.getByRole('button', { name: /^Undo “New: Buy stamps”/ }).click()
    await until(async () => (await tasks()).has('Buy stamps')).toBe(false)
  })

  it('reads how often a task comes again, and counts, skips and repeats it', async () => {
    const { page } = player
    await page.goto('/')
    const add = async (kind: 'daily' | 'to-do', line: string, title: string) => {
      await page.getByRole('textbox', { name: `Add a ${kind}` }).fill(line)
      await page.keyboard.press('Enter')
      await card(title).waitFor()
    }
    /** A tick may find something, which is celebrated above the board and takes the next press. */
    const tick = async (title: string, shows: Locator) => {
      const box = page.getByRole('checkbox', { name: `Tick ${title}` })
      await until(async () => {
        await dismissDialogs(page)
        if (!(await shows.isVisible())) await box.press('Space', { timeout: 2000 }).catch(() => undefined)
        return shows.isVisible()
      }).toBe(true)
    }
    await add('daily', 'Run 3x a week', 'Run')
    await add('daily', 'Air the cellar every 3 days after done', 'Air the cellar')
    await add('daily', 'Weed the beds every day', 'Weed the beds')
    await add('to-do', 'Fresh sheets every 10 days after done', 'Fresh sheets')
    // The first week asks for its share: fewer times the later it began.
    await tick('Run', card('Run').getByText(/^1 of [1-3] this week$/))
    await tick('Air the cellar', page.getByRole('checkbox', { name: 'Tick Air the cellar', checked: true }))
    await tick('Fresh sheets', card('Fresh sheets').getByText(/^[A-Z][a-z]{2} [0-9]{1,2}$/))
    await dismissDialogs(page)
    const sheets = async () => (await tasks()).get('Fresh sheets') as Extract<Task, { type: 'todo' }>
    const { date, completed } = await sheets()
    expect(completed).toBe(false)
    expect(Math.round((Date.parse(String(date)) - Date.now()) / A_DAY)).toBeGreaterThanOrEqual(9)
    await page.getByRole('button', { name: 'More about Weed the beds' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Skip today' }).press('Enter')
    await card('Weed the beds').getByText('Skipped today').waitFor()
    await waitUntilSaved(page)
  })

  it('puts tasks off by key, and gives several another day, with their reminders', async () => {
    const { page } = player
    const dayOf = (date: unknown) => new Date(String(date)).getDate()
    const inDays = (days: number) => new Date(Date.now() + days * A_DAY).getDate()
    const bank = async () => (await tasks()).get('Ring the bank') as Extract<Task, { type: 'todo' }>
    await page.getByRole('textbox', { name: 'Add a to-do' }).fill('Ring the bank tomorrow at 9am')
    await page.keyboard.press('Enter')
    await card('Ring the bank')
      .getByText(/^Reminder: 9:00/)
      .waitFor({ state: 'attached' })
    await edit('Ring the bank').focus()
    await page.keyboard.press('l')
    await page.keyboard.press('w')
    await until(async () => dayOf((await bank()).date)).toBe(inDays(7))
    expect(dayOf((await bank()).reminders[0]?.time)).toBe(inDays(7))
    await edit('Ring the bank').focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: 'Selected tasks' })
    await bar.getByText('1 selected').waitFor()
    await card('Renew the passport').click()
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Another day' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Tomorrow' }).press('Enter')
    await until(async () => dayOf((await bank()).date)).toBe(inDays(1))
    expect(dayOf(((await tasks()).get('Renew the passport') as { date?: string }).date)).toBe(inDays(1))
    await page.keyboard.press('Control+z')
    await until(async () => dayOf((await bank()).date)).toBe(inDays(7))
    expect((await tasks()).get('Renew the passport')).not.toHaveProperty('date', expect.any(String))
    for (const isSkipped of [true, false]) {
      await edit('Stretch for ten minutes').focus()
      await page.keyboard.press('l')
      await page.keyboard.press('s')
      await until(() => card('Stretch for ten minutes').getByText('Skipped today').count()).toBe(isSkipped ? 1 : 0)
    }
    await waitUntilSaved(page)
  })

  it('tells after a new day what it moved, task by task', async () => {
    const { page } = player
    await server.kill()
    await server.start(A_DAY)
    await page.clock.setSystemTime(Date.now() + A_DAY)
    await page.goto('/')
    const newDay = page.getByRole('dialog', { name: 'A new day' })
    // It is asked at once, or at the next key where the server is to be heard before.
    await until(async () => {
      await page.clock.fastForward('00:02')
      await page.keyboard.press('Shift')
      return newDay.isVisible()
    }).toBe(true)
    await newDay.getByText('Stretch for ten minutes').waitFor()
    expect(await newDay.getByText('Weed the beds').count()).toBe(0)
    expect(await newDay.getByText('Run', { exact: true }).count()).toBe(0)
    await newDay.getByRole('button', { name: /^Start my day/ }).click()
    await page.getByRole('dialog', { name: /^Day 1/ }).waitFor()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    const { stats } = await user()
    await page.goto('/day-reports')
    const row = page.getByRole('row', { name: /Stretch for ten minutes/ })
    await row.waitFor()
    const dueToday = [...(await tasks()).values()].flatMap((task) =>
      task.type === 'daily' && (task as { isDue?: boolean }).isDue === true ? [task.text] : [],
    )
    expect(dueToday).toContain('Weed the beds')
    expect(dueToday).not.toContain('Air the cellar')
    expect(await row.textContent()).toContain(String(Math.round((stats.hp - 50) * 10) / 10))
  })

  it('counts the year, and saves it as a table', async () => {
    const { page } = player
    await page.goto('/statistics')
    await page
      .getByRole('cell', { name: 'Stretch for ten minutes' })
      .or(page.getByRole('rowheader', { name: 'Stretch for ten minutes' }))
      .waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the tasks as CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('Stretch for ten minutes')
    expect(player.errors).toEqual([])
  })
})

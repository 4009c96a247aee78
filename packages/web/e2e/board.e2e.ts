import type { Task } from '@daykeep/rules/model'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_DAY, type Board, openBoard, until } from './support/open-board.ts'
import { addTask, apiRequest, pressKeys, seekInPalette, waitUntilSaved } from './support/steps.ts'

/** Drags with the mouse in steps, as a hand does. */
const dragTo = async (what: Locator, onto: Locator): Promise<void> => {
  const [from, to] = await Promise.all([what.boundingBox(), onto.boundingBox()])
  if (from === null || to === null) throw new Error('what is carried, or where to, is out of sight')
  const { mouse } = what.page()
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await mouse.up()
}

describe('the board', () => {
  let board: Board
  beforeAll(async () => {
    board = await openBoard()
    for (const title of ['Water the ferns', 'Call the plumber', 'Renew the passport'])
      await addTask(board.page, 'to-do', title)
    await apiRequest(board.page, 'POST', '/tags', { name: 'Errands' })
    await board.page.reload()
    await board.card('Water the ferns').waitFor()
  })
  afterAll(() => board?.close())

  it('finds a task, an action and a screen by a few letters', async () => {
    const { page } = board
    const seek = (letters: string) => seekInPalette(page, letters)
    await seek('passp')
    await until(() => page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Renew the passport')
    await page.keyboard.press('Escape')
    await seek('new to-do')
    await page.getByRole('dialog', { name: 'New to-do' }).waitFor()
    await page.keyboard.press('Escape')
    await seek('upcom')
    await page.getByRole('heading', { name: 'Upcoming', level: 1 }).waitFor()
    await pressKeys(page, 'g t', () => board.card('Water the ferns').waitFor({ timeout: 5000 }))
  })

  it('tags and deletes several tasks at once, and takes it back', async () => {
    const { page } = board
    const bar = page.getByRole('region', { name: 'Selected tasks' })
    const several = async () => {
      await board.edit('Renew the passport').focus()
      await page.keyboard.press('x')
      // What can be done with several tasks is loaded with the first.
      await bar.getByText('1 selected').waitFor()
      await page.keyboard.press('Shift+ArrowDown')
      await bar.getByText('2 selected').waitFor()
    }
    await several()
    await bar.getByRole('button', { name: 'Tags' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Add Errands' }).press('Enter')
    const [errands] = (await board.user()).tags.filter(({ name }) => name === 'Errands')
    await until(
      async () => [...(await board.tasks()).values()].filter(({ tags }) => tags.includes(errands?.id as never)).length,
    ).toBe(2)
    await page.keyboard.press('Delete')
    await page.getByRole('dialog', { name: 'Delete 2 tasks?' }).getByRole('button', { name: 'Delete' }).press('Enter')
    await until(() => board.card('Renew the passport').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await board.card('Renew the passport').waitFor()
    expect((await board.tasks()).size).toBeGreaterThanOrEqual(5)
  })

  it('plans the weeks: a to-do of today goes to another day by key and by hand', async () => {
    const { page } = board
    await page.goto('/today')
    await page.getByRole('textbox', { name: 'Add a to-do for today' }).fill('Buy stamps')
    await page.keyboard.press('Enter')
    await board.card('Buy stamps').waitFor()
    await board.card('Stretch for ten minutes').waitFor()
    await page.getByRole('link', { name: 'Upcoming' }).click()
    const stamps = board.edit('Buy stamps')
    const dayOf = () => stamps.evaluate((one) => Number(one.closest<HTMLElement>('[data-day]')?.dataset['day']))
    const today = await dayOf()
    await stamps.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await until(dayOf).toBe(today + 1)
    expect(await stamps.evaluate((one) => one === document.activeElement)).toBe(true)
    await dragTo(stamps, page.locator(`[data-day="${today + 3}"]`))
    await until(dayOf).toBe(today + 3)
    await page.keyboard.press('Control+z')
    await until(dayOf).toBe(today + 1)
  })

  it('lists the acts of the day, and takes one back with what stands on it', async () => {
    const { page } = board
    await page.goto('/acts')
    await page.getByRole('button', { name: /^Undo “New: Buy stamps”/ }).click()
    await until(async () => (await board.tasks()).has('Buy stamps')).toBe(false)
  })

  it('puts tasks off by key, and gives several another day, with their reminders', async () => {
    const { page } = board
    await page.goto('/')
    // in the zone of the page, which need not be that of the test
    const dayOf = (date: unknown) => page.evaluate((at) => new Date(at).getDate(), String(date))
    const inDays = (days: number) => dayOf(new Date(Date.now() + days * A_DAY).toISOString())
    const bank = async () => (await board.tasks()).get('Ring the bank') as Extract<Task, { type: 'todo' }>
    await page.getByRole('textbox', { name: 'Add a to-do' }).fill('Ring the bank tomorrow at 9am')
    await page.keyboard.press('Enter')
    await board
      .card('Ring the bank')
      .getByLabel(/^Reminder: 9:00/)
      .waitFor({ state: 'attached' })
    await board.edit('Ring the bank').focus()
    const isNextWeek = async () => expect(await dayOf((await bank()).date)).toBe(await inDays(7))
    await pressKeys(page, 'l w', isNextWeek)
    expect(await dayOf((await bank()).reminders[0]?.time)).toBe(await inDays(7))
    await board.edit('Ring the bank').focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: 'Selected tasks' })
    await bar.getByText('1 selected').waitFor()
    await board.card('Renew the passport').click()
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Another day' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Tomorrow' }).press('Enter')
    await until(async () => dayOf((await bank()).date)).toBe(await inDays(1))
    expect(await dayOf(((await board.tasks()).get('Renew the passport') as { date?: string }).date)).toBe(
      await inDays(1),
    )
    await page.keyboard.press('Control+z')
    await until(async () => dayOf((await bank()).date)).toBe(await inDays(7))
    expect((await board.tasks()).get('Renew the passport')).not.toHaveProperty('date', expect.any(String))
    for (const isSkipped of [true, false]) {
      await board.edit('Stretch for ten minutes').focus()
      const skipped = board.card('Stretch for ten minutes').getByText('Skipped today')
      await pressKeys(page, 'l s', () => skipped.waitFor({ state: isSkipped ? 'visible' : 'hidden', timeout: 5000 }))
    }
    await waitUntilSaved(page)
    expect(board.errors).toEqual([])
  })
})

import { readFile } from 'node:fs/promises'
import type { Task } from '@daykeep/rules/model'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_DAY, type Board, openBoard, until } from './support/open-board.ts'
import { dismissDialogs, newDayDialog, waitUntilSaved } from './support/steps.ts'

describe('tasks that come again', () => {
  let board: Board
  beforeAll(async () => {
    board = await openBoard()
  })
  afterAll(() => board?.close())

  it('reads how often a task comes again, and counts, skips and repeats it', async () => {
    const { page } = board
    await page.goto('/')
    const add = async (kind: 'daily' | 'to-do', line: string, title: string) => {
      await page.getByRole('textbox', { name: `Add a ${kind}` }).fill(line)
      await page.keyboard.press('Enter')
      await board.card(title).waitFor()
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
    await tick('Run', board.card('Run').getByText(/^1 of [1-3] this week$/))
    await tick('Air the cellar', page.getByRole('checkbox', { name: 'Tick Air the cellar', checked: true }))
    await tick('Fresh sheets', board.card('Fresh sheets').getByText(/^[A-Z][a-z]{2} [0-9]{1,2}$/))
    await dismissDialogs(page)
    const sheets = async () => (await board.tasks()).get('Fresh sheets') as Extract<Task, { type: 'todo' }>
    const { date, completed } = await sheets()
    expect(completed).toBe(false)
    expect(Math.round((Date.parse(String(date)) - Date.now()) / A_DAY)).toBeGreaterThanOrEqual(9)
    await page.getByRole('button', { name: 'More about Weed the beds' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Skip today' }).press('Enter')
    await board.card('Weed the beds').getByText('Skipped today').waitFor()
    await waitUntilSaved(page)
  })

  it('tells after a new day what it moved, task by task', async () => {
    const { page } = board
    await board.server.kill()
    await board.server.start(A_DAY)
    await page.clock.setSystemTime(Date.now() + A_DAY)
    await page.goto('/')
    const newDay = await newDayDialog(page)
    await newDay.getByText('Stretch for ten minutes').waitFor()
    expect(await newDay.getByText('Weed the beds').count()).toBe(0)
    expect(await newDay.getByText('Run', { exact: true }).count()).toBe(0)
    await newDay.getByRole('button', { name: /^Start my day/ }).click()
    await page.getByRole('dialog', { name: /^Day 1/ }).waitFor()
    await dismissDialogs(page)
    await waitUntilSaved(page)
    const { stats } = await board.user()
    await page.goto('/day-reports')
    const row = page.getByRole('row', { name: /Stretch for ten minutes/ })
    await row.waitFor()
    const dueToday = [...(await board.tasks()).values()].flatMap((task) =>
      task.type === 'daily' && (task as { isDue?: boolean }).isDue === true ? [task.text] : [],
    )
    expect(dueToday).toContain('Weed the beds')
    expect(dueToday).not.toContain('Air the cellar')
    expect(await row.textContent()).toContain(String(Math.round((stats.hp - 50) * 10) / 10))
  })

  it('counts the year, and saves it as a table', async () => {
    const { page } = board
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
    expect(board.errors).toEqual([])
  })
})

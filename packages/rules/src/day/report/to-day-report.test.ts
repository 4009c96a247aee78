import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  anyPlayer,
  aPlayer,
  aTodo,
  aUser,
  loadCatalogue,
  NOON,
  outcomeOf,
} from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import { asKey, type DayReport, type DayRow, type Player, type Task, type TaskId } from '../../model/index.ts'
import { startDay } from '../start-day.ts'
import { NAMED_TASKS } from './to-day-report.ts'

const catalogue = loadCatalogue()
const id = (name: string): TaskId => asKey(name)

const begin = (player: Player) => {
  const user = { ...player.user, lastCron: toIso(NOON - DAY) }
  return outcomeOf(startDay({ catalogue, now: NOON, seed: 'seed' })({})({ ...player, user }))
}

const reportOf = (tasks: ReadonlyArray<Task>, user = aUser()): DayReport =>
  begin(aPlayer(user, tasks)).report.day ?? expect.fail('no report')

const sum = (rows: ReadonlyArray<DayRow>, figure: 'hp' | 'mp' | 'exp' | 'gp' | 'lvl' | 'value') =>
  rows.reduce((total, row) => total + (row[figure] ?? 0), 0)

describe('the day report', () => {
  it('names each missed daily with what it cost, the dearest first', () => {
    const missed = aDaily({ text: 'Stretch', streak: 4 })
    const weak = aDaily({ _id: id('weak'), text: 'Letters', value: -20 })
    const { rows, undone, perfect } = reportOf([missed, weak])
    expect(rows.map(({ text, streak }) => [text, streak])).toEqual([
      ['Letters', undefined],
      ['Stretch', 4],
    ])
    expect(rows[1]?.hp).toBeCloseTo(-2, 9)
    expect(rows[1]?.value).toBeCloseTo(-1, 9)
    expect([undone, perfect]).toEqual([2, false])
  })

  it('says how to-dos and habits moved, and what the night gave', () => {
    const { rows } = reportOf(
      [aTodo({ text: 'Post' }), aHabit({ _id: id('h'), down: false, value: 8 })],
      aUser({ stats: { mp: 0 } }),
    )
    expect(rows.map(({ cause, kind, value, mp }) => [cause, kind, value, mp])).toEqual([
      ['task', 'habit', -4, undefined],
      ['task', 'todo', -1, undefined],
      ['mana', undefined, undefined, 10],
    ])
  })

  it('tells a perfect day, and a day of rest', () => {
    expect(reportOf([aDaily({ completed: true })])).toMatchObject({ perfect: true, done: 1, undone: 0, rested: false })
    expect(reportOf([aDaily()], aUser({ preferences: { sleep: true } }))).toMatchObject({ rested: true, rows: [] })
  })

  it('sums up the tasks beyond those it names', () => {
    const todos = Array.from({ length: NAMED_TASKS + 5 }, (_, index) => aTodo({ _id: id(`t${index}`) }))
    const { rows } = reportOf(todos)
    expect(rows[NAMED_TASKS]).toEqual({ cause: 'furtherTasks', count: 5, value: -5 })
  })

  it('is kept with the player until the next one, and by no day that has not begun', () => {
    const { state, report } = begin(aPlayer(aUser(), [aDaily()]))
    expect(state.user.dayReport).toEqual(report.day)
    const again = outcomeOf(startDay({ catalogue, now: NOON + 1, seed: 's' })({})(state))
    expect(again.report.day).toBeUndefined()
  })

  it('adds up to the difference of the state', () => {
    const law = fc.property(anyPlayer(catalogue), (player) => {
      const { state, report } = begin(player)
      const rows = report.day?.rows ?? []
      for (const stat of ['hp', 'mp', 'exp', 'gp', 'lvl'] as const)
        expect(sum(rows, stat)).toBeCloseTo(state.user.stats[stat] - player.user.stats[stat], 6)
      const values = (tasks: Readonly<Record<string, Task>>) =>
        Object.values(tasks).reduce((total, task) => total + (state.tasks[task._id] === undefined ? 0 : task.value), 0)
      expect(sum(rows, 'value')).toBeCloseTo(values(state.tasks) - values(player.tasks), 6)
    })
    fc.assert(law, {
      numRuns: 100,
      examples: [
        [aPlayer(aUser({ stats: { hp: 0.1 } }), [aDaily({ value: -60 }), aDaily({ _id: id('b') })])],
        [aPlayer(aUser({ stats: { exp: 5000 } }), [aTodo()])],
      ],
    })
  })
})

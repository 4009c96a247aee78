import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPlayer, aTodo, aUser, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { executeCommand } from '../execute/index.ts'
import { commands } from '../commands.ts'
import { asKey, type Player, type Task, type TaskId, type Todo, type TodoRecurrence } from '../model/index.ts'
import { recordAct } from '../undo/index.ts'

const catalogue = loadCatalogue()
const at = (date: string) => `${date}T00:00:00.000Z`
const first = asKey<TaskId>('task-1')
const other = asKey<TaskId>('other')

const player = (changes: Partial<Todo>): Player =>
  aPlayer(aUser({ tasksOrder: { todos: [other, first] } }), [aTodo(changes), aTodo({ _id: other })])

const run = (before: Player, name: 'scoreTask' | 'bulkScore' | 'undoAct', params: object, now = NOON) =>
  outcomeOf(
    executeCommand(catalogue)(commands[name] as never, {
      params: params as never,
      at: now,
      act: { name, record: recordAct },
    })(before),
  ).state
const complete = (before: Player, now = NOON) => run(before, 'scoreTask', { task: first, direction: 'up' }, now)
const nextOf = (after: Player) =>
  Object.values<Task>(after.tasks).find(({ _id }) => _id !== first && _id !== other) as Todo | undefined

const nextDate = (recurrence: TodoRecurrence, date?: string, now = NOON) =>
  nextOf(complete(player({ recurrence, ...(date === undefined ? {} : { date: at(date) }) }), now))?.date?.slice(0, 10)
const every = (count: number, unit: 'day' | 'week' | 'month' | 'year', date?: number): TodoRecurrence => ({
  type: 'every',
  count,
  unit,
  ...(date === undefined ? {} : { date }),
})

/** Today is Wednesday, 10 June 2026. */
describe('a to-do that repeats', () => {
  it.each<[string, TodoRecurrence, string | undefined, string]>([
    ['from its date', every(2, 'week'), '2026-06-08', '2026-06-22'],
    ['on a day after today, whatever was missed', every(3, 'day'), '2026-05-01', '2026-06-12'],
    ['once more than its date when it is done early', every(1, 'week'), '2026-06-20', '2026-06-27'],
    ['from today without a date', every(1, 'month'), undefined, '2026-07-10'],
    ['at the end of a shorter month', every(1, 'month'), '2026-05-31', '2026-06-30'],
    ['on the date that it began with', every(1, 'month', 31), '2026-06-30', '2026-07-31'],
    ['a year later', every(1, 'year'), '2024-02-29', '2027-02-28'],
    ['from the day on which it was done', { type: 'afterDone', days: 10 }, '2026-06-01', '2026-06-20'],
  ])('comes again %s', (_, recurrence, date, next) => expect(nextDate(recurrence, date)).toBe(next))

  it('is completed, and hands its recurrence to a new one in its place', () => {
    const before = player({
      recurrence: every(1, 'week'),
      date: at('2026-06-10'),
      value: -8,
      alias: 'bins',
      checklist: [{ id: 'a', text: 'Paper', completed: true }],
      reminders: [{ id: 'r', time: '2026-06-10T07:30:00.000Z' }],
    })
    const after = complete(before)
    expect(after.tasks[first]).toMatchObject({ completed: true, alias: 'bins' })
    expect(after.tasks[first]).not.toHaveProperty('recurrence')
    const next = nextOf(after)
    expect(next).toMatchObject({
      completed: false,
      value: 0,
      recurrence: every(1, 'week'),
      checklist: [{ text: 'Paper', completed: false }],
      reminders: [{ time: '2026-06-17T07:30:00.000Z' }],
    })
    expect(next).not.toHaveProperty('alias')
    expect(after.user.tasksOrder.todos).toEqual([other, next?._id])
  })

  it('makes one next to-do, however often it is taken back and ticked again', () => {
    const once = complete(player({ recurrence: every(1, 'day') }))
    const back = run(once, 'scoreTask', { task: first, direction: 'down' })
    expect(Object.keys(complete(back).tasks)).toHaveLength(3)
  })

  it('makes it as well when several are completed at once', () => {
    const scorings = [first, other].map((id) => ({ id, direction: 'up' }))
    expect(nextOf(run(player({ recurrence: every(1, 'day') }), 'bulkScore', { scorings }))).toMatchObject({
      date: '2026-06-11T12:00:00.000Z',
    })
  })

  it('is as before when completing it is undone, and the next one is gone', () => {
    const recurrence = fc.oneof(
      fc.record({
        type: fc.constant('every' as const),
        count: fc.integer({ min: 1, max: 40 }),
        unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      }),
      fc.record({ type: fc.constant('afterDone' as const), days: fc.integer({ min: 1, max: 400 }) }),
    )
    const law = fc.property(
      recurrence,
      fc.option(fc.integer({ min: -400, max: 400 }), { nil: undefined }),
      (rule, days) => {
        const date = days === undefined ? {} : { date: new Date(NOON + days * 86_400_000).toISOString() }
        const before = player({ recurrence: rule, ...date })
        const after = complete(before)
        const next = nextOf(after)
        expect(Date.parse(next?.date ?? '')).toBeGreaterThan(NOON)
        const undone = run(after, 'undoAct', { turn: before.user.turn })
        expect(Object.keys(undone.tasks)).toEqual(Object.keys(before.tasks))
        expect({ ...undone.tasks[first], updatedAt: 0 }).toEqual({ ...before.tasks[first], updatedAt: 0 })
        expect([undone.user.stats, undone.user.tasksOrder]).toEqual([before.user.stats, before.user.tasksOrder])
      },
    )
    fc.assert(law, { numRuns: 40 })
  })
})

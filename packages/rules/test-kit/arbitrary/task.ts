import * as fc from 'fast-check'
import { asKey, type ChecklistItem, type Daily, PRIORITIES, type Repeat, type Task } from '../../src/model/index.ts'
import { aDaily, aHabit, aReward, aTodo } from '../task.ts'
import { NOON } from '../user.ts'
import { anyFigure, anyInstantAround } from './figures.ts'

const ids = (count: number): ReadonlyArray<string> => Array.from({ length: count }, (_, index) => `tag-${index}`)

/** Tags of the arbitrary players. */
export const TAGS = ids(3)

const common = {
  value: anyFigure(-60, 40),
  priority: fc.constantFrom(...PRIORITIES),
  attribute: fc.constantFrom('str', 'int', 'con', 'per'),
  challenge: fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Task['challenge']>(
        { id: 'challenge-1', taskId: 'original-1', shortName: 'Walks' },
        { id: 'challenge-1', taskId: 'original-1', shortName: 'Walks', broken: 'CHALLENGE_DELETED' },
      ),
    },
  ),
  tags: fc.subarray(TAGS.map((tag) => asKey<Task['tags'][number]>(tag))),
} as const

const anyChecklist: fc.Arbitrary<ReadonlyArray<ChecklistItem>> = fc
  .array(fc.boolean(), { maxLength: 4 })
  .map((ticks) => ticks.map((completed, index) => ({ id: `item-${index}`, text: `Step ${index}`, completed })))

const anyRepeat: fc.Arbitrary<Repeat> = fc.record({
  su: fc.boolean(),
  m: fc.boolean(),
  t: fc.boolean(),
  w: fc.boolean(),
  th: fc.boolean(),
  f: fc.boolean(),
  s: fc.boolean(),
})

const anyPoints = (highest: number) =>
  fc
    .array(fc.record({ days: fc.integer({ min: 0, max: 500 }), value: anyFigure(-20, 20) }), { maxLength: highest })
    .map((points) =>
      points.map(({ days, value }) => ({ date: NOON - days * 86_400_000, value })).sort((a, b) => a.date - b.date),
    )

const anyHabit = fc
  .record({
    ...common,
    up: fc.boolean(),
    down: fc.boolean(),
    counterUp: fc.nat(5),
    counterDown: fc.nat(5),
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    history: anyPoints(70),
  })
  .map(aHabit)

const anyRecurrence = fc.oneof(
  fc.record({
    type: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: 7 }),
    per: fc.constantFrom('week' as const, 'month' as const),
  }),
  fc.record({ type: fc.constant('afterDone' as const), days: fc.integer({ min: 1, max: 5 }) }),
)
const DONE_LATELY = ['2026-06-05', '2026-06-08']

const anyDaily = fc
  .record({
    ...common,
    frequency: fc.constantFrom<Daily['frequency']>('daily', 'weekly', 'monthly', 'yearly'),
    everyX: fc.integer({ min: 1, max: 5 }),
    repeat: anyRepeat,
    daysOfMonth: fc.subarray([1, 10, 31]),
    streak: fc.integer({ min: -1, max: 70 }),
    isDue: fc.boolean(),
    completed: fc.boolean(),
    checklist: anyChecklist,
    history: anyPoints(5),
    recurs: fc.option(anyRecurrence, { freq: 3, nil: undefined }),
  })
  .map(({ recurs, ...daily }) =>
    aDaily({ ...daily, ...(recurs === undefined ? {} : { recurrence: recurs, doneOn: DONE_LATELY }) }),
  )

const anyTodo = fc
  .record({
    ...common,
    checklist: anyChecklist,
    finished: fc.option(anyInstantAround(NOON, 100), { nil: undefined }),
  })
  .map(({ finished, ...todo }) =>
    aTodo({
      ...todo,
      ...(finished === undefined ? {} : { completed: true, dateCompleted: new Date(finished).toISOString() }),
    }),
  )

const anyReward = fc.record({ ...common, value: anyFigure(0, 60) }).map(aReward)

const anyTask: fc.Arbitrary<Task> = fc.oneof(anyHabit, anyDaily, anyTodo, anyReward)

/** Tasks of all kinds, each with an id of its own, some with an alias. */
export const anyTasks: fc.Arbitrary<ReadonlyArray<Task>> = fc
  .array(anyTask, { minLength: 1, maxLength: 8 })
  .map((tasks) =>
    tasks.map((task, index) => ({
      ...task,
      _id: asKey<Task['_id']>(`00000000-0000-4000-8000-00000000000${index}`),
      ...(index % 3 === 0 ? { alias: `alias-${index}` } : {}),
    })),
  )

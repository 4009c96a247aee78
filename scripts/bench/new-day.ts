import * as E from 'fp-ts/lib/Either.js'
import { startDay } from '@daykeep/rules/day'
import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey, type Daily, type Habit, type Player, type Task, type Todo } from '@daykeep/rules/model'
import { aDaily, aHabit, aPlayer, aTodo, aUser, EVERY_DAY, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()

const SCHEDULES: ReadonlyArray<Partial<Daily>> = [
  { frequency: 'weekly', repeat: EVERY_DAY },
  { frequency: 'weekly', everyX: 2, repeat: { ...EVERY_DAY, su: false, s: false } },
  { frequency: 'daily', everyX: 3 },
  { frequency: 'monthly', daysOfMonth: [10] },
]

/** Dailies of four schedules in turn, half of them completed, each with a month of history. */
const dailies = (count: number): ReadonlyArray<Daily> =>
  Array.from({ length: count }, (_, index) =>
    aDaily({
      _id: asKey<Daily['_id']>(`daily-${index}`),
      completed: index % 2 === 0,
      value: (index % 40) - 20,
      history: Array.from({ length: 30 }, (_day, day) => ({ date: NOON - day * DAY, value: day })),
      ...SCHEDULES[index % SCHEDULES.length],
    }),
  )

const habits = (count: number): ReadonlyArray<Habit> =>
  Array.from({ length: count }, (_, index) =>
    aHabit({ _id: asKey<Habit['_id']>(`habit-${index}`), value: (index % 20) - 10, counterUp: index % 3 }),
  )

/** Every fifth is completed. */
const todos = (count: number): ReadonlyArray<Todo> =>
  Array.from({ length: count }, (_, index) =>
    aTodo({ _id: asKey<Todo['_id']>(`todo-${index}`), value: -(index % 15), completed: index % 5 === 0 }),
  )

const startDayOf = (player: Player) => () => {
  const result = startDay({ catalogue, now: NOON, seed: 'bench' })({})(player)
  if (E.isLeft(result)) throw new Error('the new day was refused')
}

const playerWith = (tasks: ReadonlyArray<Task>): Player => aPlayer(aUser({ lastCron: toIso(NOON - DAY) }), tasks)

const many = [...dailies(100), ...habits(50), ...todos(50)]

/** How the new day grows with the number of tasks. */
export const newDay: Benchmark = {
  name: 'startDay',
  run: async () => [
    { what: 'no dailies', ...(await speedOf(startDayOf(playerWith([])))) },
    { what: '100 dailies', ...(await speedOf(startDayOf(playerWith(dailies(100))))) },
    { what: '100 dailies, 50 habits, 50 to-dos', ...(await speedOf(startDayOf(playerWith(many)))) },
  ],
}

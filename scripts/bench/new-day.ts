import * as E from 'fp-ts/lib/Either.js'
import { startDay } from '../../packages/rules/src/day/index.ts'
import { DAY, toIso } from '../../packages/rules/src/kernel/index.ts'
import { asKey, type Daily, type Player } from '../../packages/rules/src/model/index.ts'
import { aDaily, EVERY_DAY } from '../../packages/rules/test-kit/task.ts'
import { aPlayer, aUser, NOON } from '../../packages/rules/test-kit/user.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()

const SCHEDULES: ReadonlyArray<Partial<Daily>> = [
  { frequency: 'weekly', repeat: EVERY_DAY },
  { frequency: 'weekly', everyX: 2, repeat: { ...EVERY_DAY, su: false, s: false } },
  { frequency: 'daily', everyX: 3 },
  { frequency: 'monthly', daysOfMonth: [10] },
]

/** Dailies of four schedules in turn, half of them done, each with a month of history. */
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

const mornings = (player: Player) => () => {
  const answer = startDay({ catalogue, now: NOON, seed: 'bench' })({})(player)
  if (E.isLeft(answer)) throw new Error('the new day was refused')
}

const playerWith = (count: number): Player => aPlayer(aUser({ lastCron: toIso(NOON - DAY) }), dailies(count))

/** How the new day grows with the number of dailies. */
export const newDay: Benchmark = {
  name: 'startDay',
  run: async () => [
    { what: 'no dailies', ...(await speedOf(mornings(playerWith(0)))) },
    { what: '100 dailies', ...(await speedOf(mornings(playerWith(100)))) },
  ],
}

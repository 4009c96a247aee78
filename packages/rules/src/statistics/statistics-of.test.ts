import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, anyPlayer, aPlayer, aTodo, aUser, loadCatalogue, NOON } from '../../test-kit/index.ts'
import { userDay, dayClock } from '../calendar/index.ts'
import { DAY, HOUR, toIso } from '../kernel/index.ts'
import { asKey, type TaskId } from '../model/index.ts'
import { statisticsOf, YEAR } from './statistics-of.ts'

const today = userDay(dayClock(0, 0), NOON)
const ticked = (days: number, completed = true) => ({ date: NOON - days * DAY, value: 1, isDue: true, completed })

const tasks = [
  aDaily({ text: 'Walk', streak: 3, value: 2, history: [ticked(2), ticked(1, false), ticked(0)] }),
  aHabit({
    _id: asKey<TaskId>('stairs'),
    text: 'Stairs',
    // A mean of a month tells a value and no score.
    history: [
      { date: NOON - 90 * DAY, value: 3 },
      { date: NOON - HOUR * 3, value: 4, scoredUp: 4, scoredDown: 2 },
    ],
  }),
  aTodo({ _id: asKey<TaskId>('tax'), completed: true, dateCompleted: toIso(NOON - DAY) }),
]
const statistics = statisticsOf(aPlayer(aUser(), tasks), NOON)

describe('the statistics of a player', () => {
  it('count what was done by day, for a year', () => {
    expect(statistics.days).toHaveLength(YEAR)
    expect(statistics.days.slice(-3).map(({ count }) => count)).toEqual([1, 1, 5])
    expect(statistics.since).toBe(today - 2)
  })

  it('count by weekday and by hour', () => {
    // NOON is a Wednesday.
    expect(statistics.weekdays).toEqual([0, 1, 1, 5, 0, 0, 0])
    expect([statistics.hours[9], statistics.hours[12]]).toEqual([4, 3])
  })

  it('name the best days, the later of two that are as good first', () => {
    expect(statistics.best).toEqual([
      { day: today, count: 5 },
      { day: today - 1, count: 1 },
      { day: today - 2, count: 1 },
    ])
  })

  it('tell of each habit and daily its value, its streak and how often it was kept', () => {
    expect(statistics.tasks).toMatchObject([
      { text: 'Walk', type: 'daily', streak: 3, value: 2, done: 2, doneShare: 2 / 3 },
      { text: 'Stairs', type: 'habit', done: 4, values: [{ value: 3 }, { value: 4 }] },
    ])
  })

  it('are empty for a player who has done nothing', () => {
    expect(statisticsOf(aPlayer(aUser()), NOON)).toMatchObject({ since: undefined, best: [], tasks: [] })
  })

  it('count each thing once by day, by weekday and by hour', () => {
    const law = fc.property(anyPlayer(loadCatalogue()), (player) => {
      const { days, weekdays, hours } = statisticsOf(player, NOON)
      const total = (counts: ReadonlyArray<number>) => counts.reduce((sum, count) => sum + count, 0)
      expect([total(weekdays), total(hours)]).toEqual(Array(2).fill(total(days.map(({ count }) => count))))
    })
    fc.assert(law, { numRuns: 60, examples: [[aPlayer(aUser({ preferences: { dayStart: 6 } }), tasks)]] })
  })
})

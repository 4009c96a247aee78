import { describe, expect, it } from 'vitest'
import { aCatalogue, aHabit, outcomeOf, aPlayer, aUser, type DeepPartial, NOON } from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import type { Habit, User } from '../../model/index.ts'
import { startDay } from '../start-day.ts'

/** One entry a day, the youngest of yesterday. */
const daily = (entries: number): Habit['history'] =>
  Array.from({ length: entries }, (_, index) => ({ date: NOON - (entries - index) * DAY, value: 2, scoredUp: 1 }))

const historyAfter = (entries: number, player: DeepPartial<User> = {}) => historyOf(daily(entries), player)

const historyOf = (history: Habit['history'], player: DeepPartial<User> = {}) => {
  const user = aUser({ lastCron: toIso(NOON - DAY), ...player })
  const habit = aHabit({ history })
  const { tasks } = outcomeOf(
    startDay({ catalogue: aCatalogue(), now: NOON, seed: 's' })({})(aPlayer(user, [habit])),
  ).state
  const after = tasks[habit._id]
  return after?.type === 'habit' ? after.history : []
}

describe('the histories at the new day (rules 3.10)', () => {
  it('stay as they are up to 60 entries, however old', () => {
    const old = [{ date: NOON - 400 * DAY, value: 2, scoredUp: 1 }, ...daily(59)]
    expect(historyOf(old)).toEqual(old)
  })

  it('are compacted from 61 entries on, if one is older than 60 days', () => {
    expect(historyAfter(61).length).toBe(61)
    const old = [{ date: NOON - 62 * DAY, value: 2, scoredUp: 1 }, ...daily(60)]
    expect(historyOf(old)[0]).toEqual({ date: NOON - 62 * DAY, value: 2 })
  })

  it('keep one of the player when only the other is long', () => {
    const exp = daily(100).map(({ date, value }) => ({ date, value }))
    const todos = exp.slice(-3)
    const user = aUser({ lastCron: toIso(NOON - DAY), history: { exp, todos } })
    const context = { catalogue: aCatalogue(), now: NOON, seed: 's' }
    const { history } = outcomeOf(startDay(context)({})(aPlayer(user))).state.user
    expect(history.exp.length).toBeLessThan(exp.length)
    expect(history.todos.slice(0, 3)).toEqual(todos)
  })

  it('are told by the month before the last 60 days, here by March and April, with the mean alone', () => {
    const history = historyAfter(100)
    expect(history.length).toBe(60 + 2)
    expect(history[0]).toEqual({ date: NOON - 100 * DAY, value: 2 })
  })

  it('may grow to 365 entries for subscribers', () => {
    expect(historyAfter(100, { purchased: { plan: { customerId: 'c' } } }).length).toBe(100)
  })
})

import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aPlayer, aUser, NOON } from '../../test-kit/index.ts'
import { asKey, type Daily } from '../model/index.ts'
import { yesterdailies } from './yesterdailies.ts'

const dueYesterday = (daily: Daily, user = aUser(), now = NOON) =>
  yesterdailies(aPlayer(user, [daily, aHabit({ _id: asKey('h') })]), now)

describe('the dailies of yesterday', () => {
  it('are those due on the day before, not ticked and willing to be asked about', () => {
    expect(dueYesterday(aDaily())).toEqual([aDaily()])
  })

  it.each<[string, Daily]>([
    ['were ticked', aDaily({ completed: true })],
    ['do not want to be asked about', aDaily({ yesterDaily: false })],
    ['were not due', aDaily({ frequency: 'daily', everyX: 2, startDate: '2026-06-10T00:00:00.000Z' })],
    ['start today', aDaily({ startDate: '2026-06-10T00:00:00.000Z' })],
    ['belong to a group', aDaily({ group: { id: 'group-1', assignedUsers: [], completedBy: {} } })],
  ])('leave out those that %s', (_, daily) => expect(dueYesterday(daily)).toEqual([]))

  it('are asked of the user day before this one: between midnight and day start that is two dates back', () => {
    const user = aUser({ preferences: { dayStart: 6 } })
    const beforeDayStart = Date.parse('2026-06-10T03:00:00.000Z')
    const onTheEighth = aDaily({ frequency: 'daily', everyX: 9, startDate: '2026-06-08T00:00:00.000Z' })
    expect(dueYesterday(onTheEighth, user, beforeDayStart)).toEqual([onTheEighth])
    expect(dueYesterday(onTheEighth, user, NOON)).toEqual([])
  })

  it('come in the order of the player', () => {
    const [a, b] = [aDaily({ _id: asKey('a') }), aDaily({ _id: asKey('b') })]
    const user = aUser({ tasksOrder: { dailys: [b._id, a._id] } })
    expect(yesterdailies(aPlayer(user, [a, b]), NOON)).toEqual([b, a])
  })
})

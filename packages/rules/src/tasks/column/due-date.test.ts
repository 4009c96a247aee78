import { describe, expect, it } from 'vitest'
import { aTodo, NOON } from '../../../test-kit/index.ts'
import { dayClock } from '../../calendar/index.ts'
import { daysUntilDue, isOverdue } from './due-date.ts'

const clock = dayClock(0, 0)

describe('the date of a to-do', () => {
  it.each([
    ['2026-06-10T00:00:00.000Z', 0, false],
    ['2026-06-10T23:59:59.999Z', 0, false],
    ['2026-06-13T00:00:00.000Z', 3, false],
    ['2026-06-09T23:59:59.999Z', -1, true],
  ])('%s is %i days away at noon of the tenth', (date, days, overdue) => {
    expect(daysUntilDue(aTodo({ date }), clock, NOON)).toBe(days)
    expect(isOverdue(aTodo({ date }), clock, NOON)).toBe(overdue)
  })

  it('is still today before the hour at which the day of the player starts', () => {
    const afterMidnight = Date.parse('2026-06-11T02:00:00.000Z')
    expect(daysUntilDue(aTodo({ date: '2026-06-10T00:00:00.000Z' }), dayClock(4, 0), afterMidnight)).toBe(0)
  })

  it('is read in the zone of the player', () => {
    const midnight = '2026-06-10T05:00:00.000Z'
    expect(daysUntilDue(aTodo({ date: midnight }), dayClock(0, 300), NOON)).toBe(0)
  })

  it.each([[{}], [{ date: null }]])('may be missing: %j', (changes) => {
    expect(daysUntilDue(aTodo(changes), clock, NOON)).toBeUndefined()
    expect(isOverdue(aTodo(changes), clock, NOON)).toBe(false)
  })

  it('matters no more once the to-do is completed', () => {
    expect(isOverdue(aTodo({ date: '2026-06-01T00:00:00.000Z', completed: true }), clock, NOON)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { outcomeOf, aUser, NOON } from '../../test-kit/index.ts'
import { daysMissed } from '../calendar/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { customDayStart } from './custom-day-start.ts'
import { toggleSleep } from './toggle-sleep.ts'

describe('toggleSleep', () => {
  it('pauses damage, and ends the pause the second time', () => {
    const asleep = outcomeOf(toggleSleep()()(aUser()))
    expect(asleep).toMatchObject({ report: true, events: [{ type: 'SleepToggled', sleeping: true }] })
    const awake = outcomeOf(toggleSleep()()(asleep.state))
    expect(awake.state).toEqual(aUser())
    expect(awake.report).toBe(false)
  })
})

describe('customDayStart', () => {
  it.each([
    [0, 0],
    [23, 23],
    [24, 0],
    [-1, 0],
    [6.5, 0],
  ])('stores %d as %i', (hour, stored) => {
    const { state } = outcomeOf(customDayStart({ now: NOON })({ dayStart: hour })(aUser()))
    expect(state.preferences.dayStart).toBe(stored)
  })

  it('brings no new day itself, even when one was waiting', () => {
    const waiting = aUser({ lastCron: toIso(NOON - 3 * DAY) })
    const { state } = outcomeOf(customDayStart({ now: NOON })({ dayStart: 11 })(waiting))
    expect(state.lastCron).toBe(toIso(NOON))
    expect(daysMissed(state, undefined, NOON).days).toBe(0)
  })
})

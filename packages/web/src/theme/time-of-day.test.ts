import { describe, expect, it } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

describe('timeOfDay', () => {
  it.each([
    ['light', 6, 'morning'],
    ['light', 10, 'morning'],
    ['light', 11, 'noon'],
    ['light', 23, 'noon'],
    ['light', 0, 'morning'],
    ['dark', 4, 'night'],
    ['dark', 5, 'dusk'],
    ['dark', 20, 'dusk'],
    ['dark', 21, 'night'],
  ] as const)('shows in the %s theme at %i hours the %s', (theme, hour, time) => {
    expect(timeOfDay(theme, hour)).toBe(time)
  })
})

import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../kernel/index.ts'
import { dayClock, dayShift, inZone, zoneShift } from './day-clock.ts'

describe('the clock of a player (rules 3.1)', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [24, 24],
    ['11', 11],
    [-1, 0],
    [24.5, 0],
    [25, 0],
    ['noon', 0],
    [undefined, 0],
    [null, 0],
  ])('begins the day for %j at %d', (setting, hour) => expect(dayClock(setting, 0).dayStart).toBe(hour))

  it.each([
    [-840, -840],
    [720, 720],
    ['-120', -120],
    [-841, 0],
    [721, 0],
    [840, 0],
    ['west', 0],
    [undefined, 0],
  ])('is %j minutes from UTC as %d', (setting, offset) => expect(dayClock(0, setting).timezoneOffset).toBe(offset))

  it('keeps its day start in another zone', () => expect(inZone(dayClock(5, 60), -120)).toEqual(dayClock(5, -120)))

  it('shifts by the zone, and the day by its start besides', () => {
    const clock = dayClock(3, 90)
    expect([zoneShift(clock), dayShift(clock)]).toEqual([90 * MINUTE, 90 * MINUTE + 3 * HOUR])
  })
})

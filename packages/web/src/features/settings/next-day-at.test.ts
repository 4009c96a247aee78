import { describe, expect, it } from 'vitest'
import { nextDayAt } from './next-day-at.ts'

const at = (text: string) => Date.parse(text)
const berlin = (dayStart: number) => ({ dayStart, timezoneOffset: -60 })

describe('the next day of a player', () => {
  it.each([
    ['comes at midnight', 0, '2026-11-22T20:00Z', '2026-11-22T23:00Z'],
    ['comes this morning, before the hour', 6, '2026-11-22T04:59Z', '2026-11-22T05:00Z'],
    ['comes tomorrow, from the hour on', 6, '2026-11-22T05:00Z', '2026-11-23T05:00Z'],
  ])('%s', (_, dayStart, now, next) => expect(nextDayAt(berlin(dayStart), at(now))).toBe(at(next)))
})

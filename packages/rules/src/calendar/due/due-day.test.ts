import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../kernel/index.ts'
import { dayClock, midnightOf, noonOf, toIsoDay } from '../days/index.ts'
import { dueDay } from './due-day.ts'

const winter = dayClock(0, -60)
const summer = dayClock(0, -120)
const dueOn = (clock: typeof winter, date: string) => toIsoDay(dueDay(clock, Date.parse(date)))

describe('the day on which a to-do is due', () => {
  it('is that of its date on the wall of the player, at any time of the day', () => {
    expect(dueOn(winter, '2026-12-01T22:59:59.999Z')).toBe('2026-12-01')
    expect(dueOn(winter, '2026-12-01T23:00:00.000Z')).toBe('2026-12-02')
    expect(dueOn(winter, '2026-12-01T21:30:00.000Z')).toBe('2026-12-01')
  })

  it('is the same in winter and summer, for the midnights that other clients write', () => {
    const julyFirst = '2026-06-30T22:00:00.000Z'
    expect([winter, summer].map((clock) => dueOn(clock, julyFirst))).toEqual(['2026-07-01', '2026-07-01'])
    const januaryFirst = '2025-12-31T23:00:00.000Z'
    expect([winter, summer].map((clock) => dueOn(clock, januaryFirst))).toEqual(['2026-01-01', '2026-01-01'])
  })

  it('stays what was written as noon, whatever the clock does and wherever within eleven hours one travels', () => {
    const offsets = fc.integer({ min: -840, max: 720 })
    const law = fc.property(fc.integer({ min: 0, max: 30_000 }), offsets, offsets, (day, written, read) => {
      fc.pre(Math.abs(written - read) < 11 * 60)
      expect(dueDay(dayClock(0, read), noonOf(dayClock(0, written), day))).toBe(day)
    })
    fc.assert(law)
  })

  it('is never more than an hour off the calendar', () => {
    const law = fc.property(
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: -840, max: 720 }),
      fc.integer({ min: 0, max: DAY / MINUTE - 1 }),
      (day, offset, minute) => {
        const clock = dayClock(0, offset)
        const isShifted = minute * MINUTE === DAY - HOUR
        expect(dueDay(clock, midnightOf(clock, day) + minute * MINUTE)).toBe(isShifted ? day + 1 : day)
      },
    )
    fc.assert(law, { examples: [[20_000, 0, 23 * 60]] })
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { followDatePreferences } from './date-conventions.ts'
import { firstWeekday } from './first-weekday.ts'
import { formatDay, formatMoment } from '../i18n/index.ts'

// a day is one of the zone that the page is in
const AT = Date.parse('2026-11-06T14:05')

describe('the dates of a player', () => {
  afterEach(() => followDatePreferences({ dateFormat: 'MM/dd/yyyy' }))

  it('are written as the language does until the player chooses, whatever form an account begins with', () => {
    followDatePreferences({ dateFormat: 'dd/MM/yyyy' })
    expect(formatDay(AT)).toBe('Nov 6, 2026')
  })

  it.each([
    ['MM/dd/yyyy', '11/06/2026'],
    ['dd/MM/yyyy', '06/11/2026'],
    ['yyyy/MM/dd', '2026/11/06'],
  ] as const)('are written as %s', (dateFormat, expected) => {
    followDatePreferences({ dateFormat, dateStyle: 'figures' })
    expect(formatDay(AT)).toBe(expected)
    expect(formatDay(AT, { day: 'numeric', month: 'short' })).toBe('Nov 6')
  })

  it('have a clock of 24 hours for those who want it', () => {
    followDatePreferences({ dateFormat: 'yyyy/MM/dd', dateStyle: 'figures', clockStyle: 'h24' })
    expect(formatMoment(AT)).toBe('2026/11/06, 14:05')
    expect(formatDay(Date.UTC(2026, 10, 6, 14, 5), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })).toBe(
      '14:05',
    )
  })

  it('begin their week where the language does, or where the player says', () => {
    expect([firstWeekday('en'), firstWeekday('de')]).toEqual([0, 1])
    followDatePreferences({ dateFormat: 'MM/dd/yyyy', weekStart: 'saturday' })
    expect(firstWeekday('en')).toBe(6)
  })
})

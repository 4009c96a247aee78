import { describe, expect, it } from 'vitest'
import { isRunning } from './yearly-event.ts'

const namingDay = { key: 'namingDay', from: '07-31T04:00-04:00', until: '08-02T03:59-04:00' }
const newYear = { key: 'nye', from: '12-28T04:00-05:00', until: '01-04T03:59-05:00' }

describe('isRunning', () => {
  it.each([
    ['not yet at its first instant', namingDay, '2026-07-31T08:00:00.000Z', false],
    ['one millisecond later', namingDay, '2026-07-31T08:00:00.001Z', true],
    ['until its last instant', namingDay, '2026-08-02T07:58:59.999Z', true],
    ['not at its last instant', namingDay, '2026-08-02T07:59:00.000Z', false],
    ['before the turn of the year', newYear, '2026-12-31T12:00:00.000Z', true],
    ['after the turn of the year', newYear, '2027-01-02T12:00:00.000Z', true],
    ['not in the middle of the year', newYear, '2027-06-02T12:00:00.000Z', false],
  ])('runs %s', (_, event, at, runs) => {
    expect(isRunning(event, Date.parse(at))).toBe(runs)
  })
})

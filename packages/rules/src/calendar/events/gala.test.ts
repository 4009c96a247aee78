import { describe, expect, it } from 'vitest'
import { galaAt } from './gala.ts'

describe('galaAt', () => {
  it.each([
    ['2026-02-28T12:00:00.000Z', 'winter', 2026],
    ['2026-03-01T07:59:59.999Z', 'winter', 2026],
    ['2026-03-01T08:00:00.000Z', 'spring', 2026],
    ['2026-06-01T08:00:00.000Z', 'summer', 2026],
    ['2026-09-01T08:00:00.000Z', 'fall', 2026],
    ['2026-12-01T07:59:59.999Z', 'fall', 2026],
    ['2026-12-01T08:00:00.000Z', 'winter', 2027],
    ['2026-12-31T23:00:00.000Z', 'winter', 2027],
    ['2027-01-01T08:00:00.000Z', 'winter', 2027],
  ])('has at %s the %s gala of %i', (at, season, year) => {
    expect(galaAt(Date.parse(at))).toEqual({ season, year })
  })
})

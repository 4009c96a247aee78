import { galaAt } from '@daykeep/rules/calendar'
import { describe, expect, it } from 'vitest'
import { seasonOf } from './season-of.ts'

describe('seasonOf', () => {
  it('is in every month the season of the gala', () => {
    for (let month = 0; month < 12; month += 1)
      expect(seasonOf(month), `month ${month}`).toBe(galaAt(Date.UTC(2026, month, 15)).season)
  })
})

import { describe, expect, it } from 'vitest'
import { criticalMultiplier } from './critical-hit.ts'

describe('criticalMultiplier (rules 2.4)', () => {
  it.each([
    [0, 0.03, 1.5],
    [10, 0.033, 1.6905],
    [25, 0.0375, 1.9444],
    [50, 0.045, 2.3],
    [100, 0.06, 2.8333],
    [200, 0.09, 3.5],
  ])('a strength of %d hits up to %d, by %d', (total, chance, multiplier) => {
    expect(criticalMultiplier({ roll: chance - 1e-9, total })).toBeCloseTo(multiplier, 4)
    expect(criticalMultiplier({ roll: chance + 1e-9, total })).toBe(1)
  })

  it('hits with another chance where a skill says so', () => {
    expect(criticalMultiplier({ roll: 0.29, total: 0, chance: 0.3 })).toBe(1.5)
  })
})

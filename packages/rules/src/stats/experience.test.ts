import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldenNumbers } from '../../test-kit/index.ts'
import { experienceEver, experienceToLeave } from './experience.ts'

describe('experienceToLeave (rules 1.2)', () => {
  it.each(goldenNumbers(new URL('experience.golden.csv', import.meta.url)))(
    'level %d takes %d',
    (level, experience) => {
      expect(experienceToLeave(level ?? 0)).toBe(experience)
    },
  )

  it('never asks less of a higher level', () => {
    const law = fc.property(
      fc.integer({ min: 1, max: 9998 }),
      (level) => experienceToLeave(level + 1) > experienceToLeave(level),
    )
    fc.assert(law, { examples: [[4], [5]] })
  })
})

describe('experienceEver (rules 1.2)', () => {
  it.each([
    [5, 250],
    [6, 400],
    [10, 1320],
    [11, 1580],
    [15, 2800],
    [30, 10_080],
    [50, 28_740],
    [100, 144_950],
  ])('reaching level %d took %d', (level, experience) => {
    expect(experienceEver(level, 0)).toBe(experience)
    expect(experienceEver(level, 7)).toBe(experience + 7)
  })
})

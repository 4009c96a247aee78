import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, toIso } from '../primitives/index.ts'
import { isReleased } from './is-released.ts'

const RELEASE = Date.UTC(2026, 10, 7, 8)

describe('isReleased', () => {
  it('is true for what never had a release date', () => expect(isReleased({}, RELEASE)).toBe(true))

  it('begins strictly after the instant of the release, and never ends', () => {
    const law = fc.property(fc.integer({ min: -400 * DAY, max: 400 * DAY }), (since) => {
      expect(isReleased({ released: toIso(RELEASE) }, RELEASE + since)).toBe(since > 0)
    })
    fc.assert(law, { examples: [[-1], [0], [1]] })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIso } from '../primitives/index.ts'
import { isReleased } from './is-released.ts'

describe('isReleased', () => {
  it('holds from the instant after the release on, for ever, and always for what has none', () => {
    const law = fc.property(fc.nat(2 ** 41), fc.integer({ min: -3, max: 3 }), (instant, later) => {
      const entry = { released: toIso(instant) }
      expect(isReleased(entry, instant + later)).toBe(later > 0)
      expect(isReleased({}, instant)).toBe(true)
    })
    fc.assert(law, {
      examples: [
        [0, 0],
        [0, 1],
        [0, -1],
      ],
    })
  })
})

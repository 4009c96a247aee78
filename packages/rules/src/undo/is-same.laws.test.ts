import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { isSame } from './is-same.ts'

const plain = fc.constantFrom<unknown>(0, -0, 1, '1', '', true, null, undefined, Number.NaN)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    plain,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value')),
  ),
}))

describe('values of JSON', () => {
  it('are the same exactly when their fingerprints are', () => {
    const law = fc.property(value, value, (one, other) => {
      expect(isSame(one, other)).toBe(fingerprint(one) === fingerprint(other))
    })
    fc.assert(law, {
      numRuns: 1000,
      examples: [
        [
          { a: 1, b: [1] },
          { b: [1], a: 1 },
        ],
        [{ a: undefined }, {}],
        [[undefined], [null]],
        [[], {}],
        [{}, []],
        [{}, null],
        [Number.NaN, null],
      ],
    })
  })
})

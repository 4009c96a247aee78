import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, canonicalText, isCanonical } from './canonical.ts'
import type { JsonObject } from './json.ts'

describe('canonical', () => {
  it('leaves out what is undefined, at any depth', () => {
    expect(canonical({ a: undefined, b: { c: undefined, d: 1 }, e: [{ f: undefined }] })).toStrictEqual({
      b: { d: 1 },
      e: [{}],
    })
  })

  it.each([
    ['not a number', Number.NaN, null],
    ['infinity', Number.POSITIVE_INFINITY, null],
    ['minus zero', -0, 0],
  ])('writes %s as JSON does', (_, value, expected) => {
    expect(canonical({ value })).toStrictEqual({ value: expected })
  })

  it('mends half of a surrogate pair, in keys and in values', () => {
    expect(canonical({ '\ud800': ['cut \ud83d'] })).toStrictEqual({ '\ufffd': ['cut \ufffd'] })
  })

  it('keeps a key called __proto__ as a key', () => {
    expect(JSON.stringify(canonical(JSON.parse('{"__proto__":{"a":1}}')))).toBe('{"__proto__":{"a":1}}')
  })
})

describe('canonicalText', () => {
  it('is always the text of the canonical body', () => {
    const law = fc.property(body(), (anyBody) => canonicalText(anyBody) === JSON.stringify(canonical(anyBody)))
    fc.assert(law, { examples: [[{ a: '\ud83d' }], [{ a: '\\ud83d' }], [{ a: undefined, b: -0 }]] })
  })
})

describe('isCanonical', () => {
  it('says whether the canonical body is the same, also beside what is known to be', () => {
    const isSame = (some: JsonObject) => isDeepStrictEqual(structuredClone(some), canonical(some))
    const law = fc.property(body(), body(), (some, other) => {
      const before = canonical(other)
      const list = [before, some]
      return (
        isCanonical(some) === isSame(some) &&
        isCanonical({ ...before, some }, before) === isSame({ some }) &&
        isCanonical({ list }, { list: [{}, before] }) === isSame({ some })
      )
    })
    fc.assert(law, {
      examples: [
        [{ a: '\ud83d' }, {}],
        [{ '\ud83d': 1 }, {}],
        [{ a: undefined }, {}],
        [{ b: -0 }, { c: 1 }],
      ],
    })
  })
})

const body = (): fc.Arbitrary<JsonObject> => {
  const scalar = fc.oneof(fc.double(), fc.string({ unit: 'binary' }), fc.boolean(), fc.constant(null))
  const { value } = fc.letrec<{ value: JsonObject }>((tie) => ({
    value: fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.oneof({ depthSize: 'small' }, scalar, fc.array(scalar), fc.constant(undefined), tie('value')),
    ),
  }))
  return value
}

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reuseUnchanged } from './reuse-unchanged.ts'

describe('shared', () => {
  it('is the state before, where nothing says anything else', () => {
    const before = { order: ['a', 'b'], stats: { hp: 5 } }
    expect(reuseUnchanged(before, { order: ['a', 'b'], stats: { hp: 5 } })).toBe(before)
  })

  it('keeps the parts that say the same, and takes the others', () => {
    const before = { order: ['a', 'b'], stats: { hp: 5 } }
    const after = reuseUnchanged(before, { order: ['a', 'b'], stats: { hp: 4 } })
    expect(after).toEqual({ order: ['a', 'b'], stats: { hp: 4 } })
    expect(after.order).toBe(before.order)
  })

  it.each([
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a field that is new', { a: 1 }, { a: 1, b: 2 }],
    ['a field that is there and undefined', {}, { a: undefined }],
    ['a shorter list', [1, 2], [1]],
    ['a list in the place of a map', { 0: 1 }, [1]],
    ['nothing in the place of a map', { a: {} }, { a: null }],
  ])('does not overlook %s', (_, before: unknown, after: unknown) => {
    expect(reuseUnchanged(before, after)).toStrictEqual(after)
  })

  it('always says what the state afterwards says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(reuseUnchanged(before, after)).toStrictEqual(after)
      }),
    )
  })
})

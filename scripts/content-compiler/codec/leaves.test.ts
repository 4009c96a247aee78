import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { NumberFrom0, Whole } from './index.ts'

describe('a number from 0', () => {
  it.each([0, 0.001, 1, 2.5])('may be %d', (input) => expect(NumberFrom0.decode(input)).toEqual(E.right(input)))

  it.each([-0.001, -1, Number.NaN, Infinity, -Infinity, '1', '', null, true, [1]])('is not %j', (input) =>
    expect(E.isLeft(NumberFrom0.decode(input))).toBe(true),
  )
})

describe('a whole number from 0', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('may be %d', (input) => expect(Whole.decode(input)).toEqual(E.right(input)))

  it.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, '1', null])('is not %j', (input) =>
    expect(E.isLeft(Whole.decode(input))).toBe(true),
  )
})

import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  Amount,
  CoercedBoolean,
  CoercedDate,
  CoercedInteger,
  CoercedNumber,
  CoercedPriority,
  nullable,
  Quantity,
} from './coercing-codecs.ts'

const read = (codec: t.Decoder<unknown, unknown>, input: unknown): unknown => {
  const decoded = codec.decode(input)
  return E.isRight(decoded) ? decoded.right : 'refused'
}

describe('what clients write', () => {
  it.each([
    ['a figure', CoercedNumber, [7, '7', ' 1.5 ', -1], [7, 7, 1.5, -1]],
    ['a difficulty', CoercedPriority, [0.1, 1, 1.5, 2, '1.5'], [0.1, 1, 1.5, 2, 1.5]],
    ['yes or no', CoercedBoolean, [true, false, 'true', 'false'], [true, false, true, false]],
    [
      'a date',
      CoercedDate,
      ['2026-06-10', '2026-06-10T12:00:00+02:00', 0, '0000-01-01', '9999-12-31T23:59:59.999Z'],
      [
        '2026-06-10T00:00:00.000Z',
        '2026-06-10T10:00:00.000Z',
        '1970-01-01T00:00:00.000Z',
        '0000-01-01T00:00:00.000Z',
        '9999-12-31T23:59:59.999Z',
      ],
    ],
    ['a whole number', CoercedInteger, [7, '-1'], [7, -1]],
    ['an amount', Amount, [0, 3, '12', ' 2 '], [0, 3, 12, 2]],
    ['a quantity', Quantity, [1, 3, '12', '01'], [1, 3, 12, 1]],
    ['a figure or nothing', nullable(CoercedNumber), [7, null, ''], [7, null, null]],
  ])('is read as %s', (_, codec, input, expected) => {
    expect(input.map((each) => read(codec, each))).toEqual(expected)
  })

  it.each([
    ['a figure', CoercedNumber, ['', ' ', 'seven', Infinity, null, true]],
    ['a difficulty', CoercedPriority, [0, 3, '0.5', '', null]],
    ['yes or no', CoercedBoolean, ['yes', '', 1, 0, null]],
    ['a date', CoercedDate, ['', 'tomorrow', null, true, -62_167_219_200_001, 253_402_300_800_000]],
    ['a whole number', CoercedInteger, ['', 1.5, '0.5', NaN, 2 ** 53]],
    ['an amount', Amount, ['', -1, 1.5, 'x', '-2', '0.5', ' ', NaN, Infinity, null, true]],
    ['a quantity', Quantity, [0, '0', '', -1, 1.5, 'x', '-2', '0.5', ' ', NaN, Infinity, null, true]],
    ['a figure or nothing', nullable(CoercedNumber), ['seven', undefined]],
  ])('is not read as %s when it makes no sense', (_, codec, input) => {
    for (const each of input) expect(read(codec, each), JSON.stringify(each)).toBe('refused')
  })

  it('is known again once it was read', () => {
    expect([1, 0, '1'].map((each) => Quantity.is(each))).toEqual([true, false, false])
    expect([0, -1, '0'].map((each) => Amount.is(each))).toEqual([true, false, false])
    expect([CoercedNumber.is(7), CoercedNumber.is('7')]).toEqual([true, false])
    expect([1, 3, '1'].map((each) => CoercedPriority.is(each))).toEqual([true, false, false])
    expect([CoercedBoolean.is(true), CoercedBoolean.is('true')]).toEqual([true, false])
    expect([null, 7, 'x'].map((each) => nullable(CoercedNumber).is(each))).toEqual([true, true, false])
  })
})

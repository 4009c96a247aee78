import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { DateFrom, FigureFrom, FlagFrom, nothingOr, PriorityFrom } from './lenient.ts'

const read = (codec: t.Decoder<unknown, unknown>, written: unknown): unknown => {
  const decoded = codec.decode(written)
  return E.isRight(decoded) ? decoded.right : 'refused'
}

describe('what clients write', () => {
  it.each([
    ['a figure', FigureFrom, [7, '7', ' 1.5 ', -1], [7, 7, 1.5, -1]],
    ['a difficulty', PriorityFrom, [0.1, 1, 1.5, 2, '1.5'], [0.1, 1, 1.5, 2, 1.5]],
    ['yes or no', FlagFrom, [true, false, 'true', 'false'], [true, false, true, false]],
    [
      'a date',
      DateFrom,
      ['2026-06-10', '2026-06-10T12:00:00+02:00', 0, '0000-01-01', '9999-12-31T23:59:59.999Z'],
      [
        '2026-06-10T00:00:00.000Z',
        '2026-06-10T10:00:00.000Z',
        '1970-01-01T00:00:00.000Z',
        '0000-01-01T00:00:00.000Z',
        '9999-12-31T23:59:59.999Z',
      ],
    ],
    ['a figure or nothing', nothingOr(FigureFrom), [7, null, ''], [7, null, null]],
  ])('is read as %s', (_, codec, written, said) => {
    expect(written.map((each) => read(codec, each))).toEqual(said)
  })

  it.each([
    ['a figure', FigureFrom, ['', ' ', 'seven', Infinity, null, true]],
    ['a difficulty', PriorityFrom, [0, 3, '0.5', '', null]],
    ['yes or no', FlagFrom, ['yes', '', 1, 0, null]],
    ['a date', DateFrom, ['', 'tomorrow', null, true, -62_167_219_200_001, 253_402_300_800_000]],
    ['a figure or nothing', nothingOr(FigureFrom), ['seven', undefined]],
  ])('is not read as %s when it makes no sense', (_, codec, written) => {
    for (const each of written) expect(read(codec, each), JSON.stringify(each)).toBe('refused')
  })

  it('is known again once it was read', () => {
    expect([FigureFrom.is(7), FigureFrom.is('7')]).toEqual([true, false])
    expect([1, 3, '1'].map((each) => PriorityFrom.is(each))).toEqual([true, false, false])
    expect([FlagFrom.is(true), FlagFrom.is('true')]).toEqual([true, false])
    expect([null, 7, 'x'].map((each) => nothingOr(FigureFrom).is(each))).toEqual([true, true, false])
  })
})

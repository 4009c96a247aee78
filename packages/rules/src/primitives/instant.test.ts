import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { DAY, fromIso, HOUR, IsoInstant, MINUTE, toIso } from './instant.ts'

describe('an instant', () => {
  it('is counted in milliseconds', () => expect([MINUTE, HOUR, DAY]).toEqual([60_000, 3_600_000, 86_400_000]))

  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [1_781_092_800_000, '2026-06-10T12:00:00.000Z'],
  ])('%d is stored as %s, and read back', (instant, iso) => {
    expect(toIso(instant)).toBe(iso)
    expect(fromIso(iso)).toBe(instant)
  })

  it('is read from milliseconds too, as older documents have it', () => expect(fromIso(7)).toBe(7))

  it.each([
    ['2026-06-10T12:00:00.000Z', true],
    ['2026-06-10', true],
    ['tomorrow', false],
    ['', false],
    [7, false],
    [undefined, false],
  ])('may be written as %j: %s', (text, isOne) => expect(E.isRight(IsoInstant.decode(text))).toBe(isOne))
})

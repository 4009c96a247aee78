import { describe, expect, it } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

describe('the moment of a post', () => {
  it.each(['2026-11-21T12:00:00.000Z', '2026-06-30T23:30:00.000Z'])('comes back from the field as it was: %s', (iso) =>
    expect(fromLocalMoment(toLocalMoment(iso))).toBe(iso),
  )

  it.each(['', '2026-13-40T00:00'])('is none for %j', (text) => expect(fromLocalMoment(text)).toBeUndefined())
})

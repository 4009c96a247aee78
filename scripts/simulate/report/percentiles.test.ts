import { describe, expect, it } from 'vitest'
import { percentilesOf } from './percentiles.ts'

describe('percentiles', () => {
  it('are values that somebody had, by nearest rank', () =>
    expect(percentilesOf([4, 1, 3, 2])).toEqual({ count: 4, at: [1, 1, 2, 3, 4] }))

  it('of a hundred are the fifth, the 25th and so on', () =>
    expect(percentilesOf(Array.from({ length: 100 }, (_, index) => 100 - index)).at).toEqual([5, 25, 50, 75, 95]))

  it('of nothing are nothing', () => expect(percentilesOf([])).toEqual({ count: 0, at: [] }))
})

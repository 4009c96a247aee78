import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'

describe('remembered', () => {
  it('asks once for what is asked again, and answers the same', () => {
    const calls: number[] = []
    const half = memoize((value: number) => {
      calls.push(value)
      return value / 2
    })
    expect([half(8), half(6), half(8)]).toEqual([4, 3, 4])
    expect(calls).toEqual([8, 6])
  })

  it('keeps some answers only, and is right beyond them', () => {
    let calls = 0
    const next = memoize((value: number) => {
      calls += 1
      return value + 1
    })
    for (let value = 0; value < 2000; value += 1) expect(next(value)).toBe(value + 1)
    expect(next(0)).toBe(1)
    expect(calls).toBe(2001)
  })

  it('asks again for what has no answer', () => {
    const none = memoize((): undefined => undefined)
    expect([none(1), none(1)]).toEqual([undefined, undefined])
  })
})

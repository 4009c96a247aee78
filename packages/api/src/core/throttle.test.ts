import { describe, expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

describe('a throttle', () => {
  const time = { now: 0 }
  const clock = () => time.now

  it('says how long to wait once the points are used up, and begins anew after the window', () => {
    const throttle = createThrottle(2, 60, { clock })
    expect([throttle.hit('a').consumed, throttle.retryAfter('a')]).toEqual([1, undefined])
    time.now += 20_000
    expect([throttle.hit('a').resetsIn, throttle.retryAfter('a')]).toEqual([40_000, 40])
    expect(throttle.retryAfter('b')).toBeUndefined()
    time.now += 40_000
    expect(throttle.retryAfter('a')).toBeUndefined()
    expect(throttle.hit('a').consumed).toBe(1)
  })

  it('forgets a key that is reset', () => {
    const throttle = createThrottle(1, 60, { clock })
    throttle.hit('a')
    throttle.reset('a')
    expect(throttle.retryAfter('a')).toBeUndefined()
  })

  it('keeps a limited number of keys, the newest', () => {
    const throttle = createThrottle(1, 60, { clock, maxKeys: 2 })
    for (const key of ['a', 'b', 'c']) throttle.hit(key)
    expect(['a', 'b', 'c'].map((key) => throttle.retryAfter(key))).toEqual([undefined, 60, 60])
  })

  it('takes as much memory for a key of 10 MB as for a short one', () => {
    const throttle = createThrottle(1, 60)
    const before = process.memoryUsage().heapUsed
    for (let call = 0; call < 20; call += 1) throttle.hit(`${call}${'x'.repeat(10_000_000)}`)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
    expect(throttle.retryAfter(`7${'x'.repeat(10_000_000)}`)).toBe(60)
  })
})

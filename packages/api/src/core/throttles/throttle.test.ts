import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createThrottle, type Throttle } from './throttle.ts'

describe('a throttle', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const hitAll = async (throttle: Throttle, keys: readonly string[]): Promise<number[]> => {
    const consumed: number[] = []
    for (const key of keys) consumed.push((await throttle.hit(key)).consumed)
    return consumed
  }

  it('is exceeded once the points are used up, and begins anew after the window', async () => {
    const throttle = createThrottle(2, 60)
    expect(await throttle.hit('a')).toEqual({ consumed: 1, isExceeded: false, resetsIn: 60_000 })
    vi.advanceTimersByTime(20_000)
    expect(await throttle.hit('a', 2)).toEqual({ consumed: 3, isExceeded: true, resetsIn: 40_000 })
    expect(await throttle.hit('b')).toMatchObject({ consumed: 1 })
    vi.advanceTimersByTime(40_000)
    expect(await throttle.hit('a')).toEqual({ consumed: 1, isExceeded: false, resetsIn: 60_000 })
  })

  it('forgets a key that is reset', async () => {
    const throttle = createThrottle(1, 60)
    await throttle.hit('a')
    await throttle.reset('a')
    expect(await hitAll(throttle, ['a'])).toEqual([1])
  })

  it('takes a hit back while its window lasts', async () => {
    const throttle = createThrottle(1, 60)
    await hitAll(throttle, ['a', 'a'])
    await throttle.giveBack('a')
    expect(await hitAll(throttle, ['a'])).toEqual([2])
    vi.advanceTimersByTime(60_000)
    await throttle.giveBack('a')
    expect(await hitAll(throttle, ['a'])).toEqual([1])
  })

  it('keeps a limited number of keys, those whose windows began last', async () => {
    const throttle = createThrottle(1, 60, 2)
    expect(await hitAll(throttle, ['a', 'b', 'a', 'c', 'b', 'c', 'a'])).toEqual([1, 1, 2, 1, 2, 2, 1])
  })

  it('takes as much memory for a key of 10 MB as for a short one', async () => {
    const throttle = createThrottle(1, 60)
    const before = process.memoryUsage().heapUsed
    for (let call = 0; call < 20; call += 1) await throttle.hit(`${call}${'x'.repeat(10_000_000)}`)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
    expect(await hitAll(throttle, [`7${'x'.repeat(10_000_000)}`])).toEqual([2])
  })
})

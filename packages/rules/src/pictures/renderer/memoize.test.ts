import { describe, expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

describe('remember', () => {
  it('makes an answer once for equal data', () => {
    const make = vi.fn((thing: { readonly name: string }) => ({ drawn: thing.name }))
    const draw = memoize(make)
    expect(draw({ name: 'gem' })).toBe(draw({ name: 'gem' }))
    expect(draw({ name: 'coin' })).toEqual({ drawn: 'coin' })
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('lets the oldest answer go when there are too many', () => {
    const make = vi.fn((name: string) => ({ name }))
    const draw = memoize(make, 2)
    for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) draw(name)
    expect(make.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldenNumbers } from '../../test-kit/index.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'

describe('the deltas of a value (rules 2.3)', () => {
  it.each(goldenNumbers(new URL('value-delta.golden.csv', import.meta.url)))(
    'from %d a step is worth %d, and %d on the way back',
    (value = 0, base = 0, reverse = 0) => {
      expect(forwardDelta(value, 'up')).toBeCloseTo(base, 4)
      expect(forwardDelta(value, 'down')).toBeCloseTo(-base, 4)
      expect(reverseDelta(value)).toBeCloseTo(reverse, 5)
    },
  )

  it.each([
    [1, 1],
    [2, 1.975],
    [3, 2.925],
    [5, 4.759],
    [10, 8.995],
    [20, 16.286],
    [30, 22.426],
  ])('%d scores up lead from 0 to %d', (times, value) => expect(after(times, 'up')).toBeCloseTo(value, 3))

  it.each([
    [1, -1],
    [2, -2.026],
    [3, -3.079],
    [5, -5.274],
    [10, -11.36],
    [20, -27.335],
    [30, -53.992],
  ])('%d misses lead from 0 to %d', (times, value) => expect(after(times, 'down')).toBeCloseTo(value, 3))

  it('always undoes a score up within the curve', () => {
    const law = fc.property(fc.integer({ min: -4200, max: 2000 }), (hundredths) => {
      const value = hundredths / 100
      const up = value + forwardDelta(value, 'up')
      return Math.abs(up + reverseDelta(up) - value) < 0.001
    })
    fc.assert(law)
  })

  it('never makes a task easier to move the better it stands', () => {
    const law = fc.property(
      fc.integer({ min: -80, max: 40 }),
      (value) => forwardDelta(value, 'up') >= forwardDelta(value + 1, 'up'),
    )
    fc.assert(law, { examples: [[-47], [21]] })
  })
})

const after = (times: number, direction: 'up' | 'down'): number => {
  let value = 0
  for (let time = 0; time < times; time += 1) value += forwardDelta(value, direction)
  return value
}

import { expect, it } from 'vitest'
import { householdsOf } from './households.ts'

it.each([1, 15, 17, 20, 1001])('shares out %d players without a gap', (players) => {
  let next = 0
  for (const { first, size } of householdsOf(players)) {
    expect(first).toBe(next)
    next += size
  }
  expect(next).toBe(players)
})

import { describe, expect, it } from 'vitest'
import { incentives } from './incentives.ts'

describe('the days of checking in', () => {
  it.each([
    ['from the first day on', [1, 2, 3], []],
    ['with days between that bring nothing', [1, 4, 10], []],
    ['no days at all', [], []],
    ['a day that nobody checks in on', [0, 1], [{ at: 0, message: 'day 0 comes after day 0' }]],
    ['a day twice', [1, 2, 2, 3], [{ at: 2, message: 'day 2 comes after day 2' }]],
    ['a day too late', [1, 5, 4, 6], [{ at: 2, message: 'day 4 comes after day 5' }]],
    [
      'all of them backwards',
      [3, 2, 1],
      [
        { at: 1, message: 'day 2 comes after day 3' },
        { at: 2, message: 'day 1 comes after day 2' },
      ],
    ],
  ])('stand in their order, each of them once: %s', (_, days, issues) =>
    expect(incentives.issues?.({ days: days.map((day) => ({ day, rewards: [] })) }, 'data/incentives.json')).toEqual(
      issues.map(({ at, message }) => ({ at: ['days', at, 'day'], message })),
    ),
  )
})

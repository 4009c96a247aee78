import { NOON } from '@daykeep/rules/test-kit/user'
import { beforeAll, describe, expect, it } from 'vitest'
import { aYear } from './fixtures.ts'
import { type StatisticsModel, toStatistics } from './to-statistics.ts'

const MONDAY = 1
let statistics: StatisticsModel
beforeAll(() => {
  statistics = toStatistics(aYear, NOON, MONDAY)
})

describe('the statistics on the screen', () => {
  it('draw each day of the year once, a column for each week', () => {
    const { weeks } = statistics
    expect(weeks.flatMap(({ bins }) => bins)).toHaveLength(365)
    expect(weeks.slice(1, -1).every(({ bins }) => bins.length === 7)).toBe(true)
    expect(weeks.at(-1)?.bins.at(-1)).toEqual({ row: 2, level: 4, text: 'June 10, 2026: 10 done' })
  })

  it('begin the week where the player begins it', () => {
    expect(statistics.weekdayNames[0]).toBe('Mon')
    expect(toStatistics(aYear, NOON, 0).weekdays[0]?.text).toMatch(/^Sunday: \d+ done$/)
  })

  it('tell of a year month by month, the newest first', () => {
    expect(statistics.months.rows[0]?.[0]).toBe('June 2026')
    expect(statistics.months.rows).toHaveLength(13)
  })

  it('write files with days and figures that other programs read', () => {
    expect(statistics.files.days.rows.at(-1)?.[0]).toBe('2026-06-10')
    expect(statistics.files.tasks.rows[0]).toEqual([
      'Take a walk',
      'daily',
      '6.1',
      '12',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^0\.8/),
    ])
  })
})

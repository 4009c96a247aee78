import type { DayReport } from '../src/model/index.ts'

/** The report of a day on which nothing was due, with changes. */
export const aDayReport = (changes: Partial<DayReport> = {}): DayReport => ({
  at: Date.parse('2026-06-10T07:00:00.000Z'),
  daysMissed: 1,
  done: 0,
  undone: 0,
  perfect: false,
  rested: false,
  rows: [],
  ...changes,
})

import { isDue } from '../../src/calendar/index.ts'
import { DAY } from '../../src/kernel/index.ts'
import { clockOf, dailyOf, type CaseUser } from '../support/calendar.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = { readonly task: Readonly<Record<string, unknown>>; readonly user?: CaseUser } & (
  | { readonly now: string; readonly due: boolean }
  | { readonly from: string; readonly days: number; readonly dueEach24h: string }
)

everyCaseOf<Case>('due', (testCase) => {
  const daily = dailyOf(testCase.task)
  const clock = clockOf(testCase.user)
  const expected = 'now' in testCase ? String(Number(testCase.due)) : testCase.dueEach24h
  const from = Date.parse('now' in testCase ? testCase.now : testCase.from)
  const days = 'now' in testCase ? 1 : testCase.days
  const actual = Array.from({ length: days }, (_, day) => Number(isDue(daily, clock, from + day * DAY))).join('')
  return actual === expected ? [] : [`expected ${expected}, got ${actual}`]
})

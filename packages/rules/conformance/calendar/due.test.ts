import { isDue } from '../../src/calendar/index.ts'
import { DAY } from '../../src/kernel/index.ts'
import { clockGiven, dailyGiven, type GivenUser } from '../support/calendar.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = { readonly task: Readonly<Record<string, unknown>>; readonly user?: GivenUser } & (
  | { readonly now: string; readonly due: boolean }
  | { readonly from: string; readonly days: number; readonly dueEach24h: string }
)

everyCaseOf<Case>('due', (given) => {
  const daily = dailyGiven(given.task)
  const clock = clockGiven(given.user)
  const expected = 'now' in given ? String(Number(given.due)) : given.dueEach24h
  const from = Date.parse('now' in given ? given.now : given.from)
  const days = 'now' in given ? 1 : given.days
  const actual = Array.from({ length: days }, (_, day) => Number(isDue(daily, clock, from + day * DAY))).join('')
  return actual === expected ? [] : [`expected ${expected}, got ${actual}`]
})

import type { Instant } from '../../kernel/index.ts'
import type { Daily } from '../../model/index.ts'
import type { DayClock } from '../days/index.ts'
import { isDue } from './is-due.ts'
import { nextDue } from './next-due.ts'

/** Updates the stored due days of a daily; the same object when nothing changed. docs/reference/rules.md 4.4. */
export const withDueDates = (daily: Daily, clock: DayClock, at: Instant): Daily => {
  const due = isDue(daily, clock, at)
  const upcoming = nextDue(daily, clock, at)
  const same = due === daily.isDue && sameDates(upcoming, daily.nextDue)
  return same ? daily : { ...daily, isDue: due, nextDue: upcoming }
}

const sameDates = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.every((date, index) => date === b[index])

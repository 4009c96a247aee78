import { fromIso, type Instant, type IsoInstant, toIso } from '../kernel/index.ts'
import type { Plan } from '../model/index.ts'
import { monthsElapsed, nextMonth } from './months/month.ts'

/** What a subscriber sees about the months of their plan. */
export type PlanContext = {
  /** Months whose perks are still due, up to now or to the end of an ended plan. */
  readonly elapsedMonths: number
  readonly nextHourglassDate?: IsoInstant
}

/** docs/reference/rules.md 14.3. */
export const planContext = (plan: Plan, now: Instant): PlanContext => {
  const end = plan.dateTerminated === undefined ? undefined : fromIso(plan.dateTerminated)
  const since = plan.dateUpdated === undefined ? now : fromIso(plan.dateUpdated)
  const elapsedMonths = monthsElapsed(since, end === undefined ? now : Math.min(end, now))
  const next = nextMonth(now)
  return end !== undefined && end < next ? { elapsedMonths } : { elapsedMonths, nextHourglassDate: toIso(next) }
}

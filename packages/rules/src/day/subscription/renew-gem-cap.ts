import { type CalendarDate, dateOf } from '../../calendar/index.ts'
import { DAY, fromIso, type Instant, toIso } from '../../kernel/index.ts'
import type { Plan } from '../../model/index.ts'
import { userStep } from '../day-step.ts'

/** Resets the count of gems bought for gold in each calendar month, in UTC. docs/reference/rules.md 3.4 step 3. */
export const renewGemCap = userStep(({ now }, user) => {
  const { plan } = user.purchased
  if (plan.dateUpdated !== undefined && isSameMonth(fromIso(plan.dateUpdated), now)) return user
  const renewed: Plan = { ...plan, gemsBought: 0, dateUpdated: plan.dateUpdated ?? toIso(now) }
  if (plan.gemsBought === 0 && plan.dateUpdated !== undefined) return user
  return { ...user, purchased: { ...user.purchased, plan: renewed } }
})

const isSameMonth = (a: Instant, b: Instant): boolean => {
  const [one, other] = [dateInUtc(a), dateInUtc(b)]
  return one.year === other.year && one.month === other.month
}

const dateInUtc = (at: Instant): CalendarDate => dateOf(Math.floor(at / DAY))

import { mysterySetOf } from '@daykeep/rules/calendar'
import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { GROUP_CUSTOMER, isSubscribedAt, monthsLater, planContext } from '@daykeep/rules/money'
import { gemCap } from '@daykeep/rules/shops'

/** The gem cap rises by this each month, up to the highest. docs/reference/rules.md 14.3. */
const GEM_CAP = { risesBy: 2, highest: 50 } as const

/** Months of the calendar. */
const MONTHS = 6

/** A coming month of a subscription: when its hourglass comes, and the gem cap from then on. */
export type PlanMonth = { readonly at: Instant; readonly gemCap: number }

/** What a player has of a subscription. docs/reference/screens.md 13.4. */
export type PlanModel =
  | { readonly type: 'none' }
  | {
      readonly type: 'active' | 'cancelled' | 'gift' | 'group'
      readonly block: string | undefined
      readonly method: string | undefined
      readonly nextBill: Instant | undefined
      readonly until: Instant | undefined
      /** Months that follow when the subscription ends. */
      readonly extraMonths: number
      readonly monthsInRow: number
      readonly gemCap: number
      readonly gemsBought: number
      readonly hourglasses: number
      readonly packages: number
      readonly calendar: ReadonlyArray<PlanMonth>
    }

export const toPlan = (user: User, now: Instant): PlanModel => {
  if (!isSubscribedAt(user, now)) return { type: 'none' }
  const { plan } = user.purchased
  const until = plan.dateTerminated === undefined ? undefined : fromIso(plan.dateTerminated)
  return {
    type: typeOf(user),
    block: plan.planId,
    method: plan.paymentMethod,
    nextBill: until === undefined && plan.nextBillingDate !== undefined ? fromIso(plan.nextBillingDate) : undefined,
    until,
    extraMonths: plan.extraMonths,
    monthsInRow: plan.consecutive.count,
    gemCap: gemCap(user),
    gemsBought: plan.gemsBought,
    hourglasses: plan.consecutive.trinkets,
    packages: plan.mysteryItems.length,
    calendar: calendarOf(user, now, until),
  }
}

const typeOf = ({ purchased: { plan } }: User): 'active' | 'cancelled' | 'gift' | 'group' => {
  if (plan.customerId === GROUP_CUSTOMER) return 'group'
  if (plan.dateTerminated === undefined) return 'active'
  return plan.subscriptionId === undefined ? 'gift' : 'cancelled'
}

/** Hourglasses come on the first of each month, as long as the plan runs. */
const calendarOf = (user: User, now: Instant, until: Instant | undefined): ReadonlyArray<PlanMonth> => {
  const { nextHourglassDate } = planContext(user.purchased.plan, now)
  if (nextHourglassDate === undefined) return []
  const first = fromIso(nextHourglassDate)
  return Array.from({ length: MONTHS }, (_, index) => ({
    at: monthsLater(first, index),
    gemCap: Math.min(GEM_CAP.highest, gemCap(user) + GEM_CAP.risesBy * (index + 1)),
  })).filter(({ at }) => until === undefined || at < until)
}

/** The mystery set of a month. `at`: within the month. */
export type MonthsSet = { readonly key: string; readonly at: Instant; readonly pieces: ReadonlyArray<Gear> }

/** The mystery sets that subscribers get: this month's first, then those of the coming months. */
export const setsToCome = (catalogue: Catalogue, now: Instant): ReadonlyArray<MonthsSet> =>
  Array.from({ length: MONTHS }, (_, index) => monthsLater(now, index)).flatMap((at) => {
    const set = mysterySetOf(catalogue, at)
    return set === undefined ? [] : [{ ...set, at }]
  })

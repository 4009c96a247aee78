import type { WireGroup } from '@daykeep/api/contract'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { GroupPlan } from '@daykeep/rules/model'
import { groupPlanPrice, monthsBetween } from '@daykeep/rules/money'

type Paid = {
  readonly price: number
  readonly seats: number
  readonly method: string | undefined
  readonly since: Instant | undefined
  /** Whole months that it has lasted. */
  readonly months: number
  readonly extraMonths: number
}

/** The plan of a group as its leader sees it. `free`: given by the keepers of the server. */
export type Billing =
  | { readonly type: 'none'; readonly price: number }
  | { readonly type: 'ended'; readonly price: number; readonly until: Instant }
  | ({ readonly type: 'active' | 'free'; readonly next: Instant | undefined } & Paid)
  | ({ readonly type: 'cancelled'; readonly until: Instant } & Paid)

/** docs/reference/screens.md 8.6; docs/reference/rules.md 14.6. */
export const toBilling = (catalogue: Catalogue, { memberCount, purchased }: WireGroup, now: Instant): Billing => {
  const plan: Partial<GroupPlan> = purchased.plan ?? {}
  const price = groupPlanPrice(catalogue, memberCount)
  const until = instantOf(plan.dateTerminated)
  if (purchased.active !== true)
    return until === undefined || purchased.wasUpgraded !== true
      ? { type: 'none', price }
      : { type: 'ended', price, until }
  const since = instantOf(plan.dateCreated)
  const paid = {
    price,
    seats: memberCount,
    method: plan.paymentMethod,
    since,
    months: since === undefined ? 0 : Math.floor(monthsBetween(since, now)),
    extraMonths: plan.extraMonths ?? 0,
  }
  if (until !== undefined) return { type: 'cancelled', until, ...paid }
  return { type: plan.planId === FREE ? 'free' : 'active', next: instantOf(plan.nextBillingDate), ...paid }
}

const FREE = 'group_plan_auto'

const instantOf = (iso: string | undefined): Instant | undefined => (iso === undefined ? undefined : fromIso(iso))

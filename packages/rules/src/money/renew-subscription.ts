import * as E from 'fp-ts/lib/Either.js'
import { fromIso, type IsoInstant, outcome, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withPlan } from './with-plan.ts'

/** `billed` and `nextBill`: when the provider charged, and when it will next. */
export type RenewSubscription = {
  readonly subscription: string
  readonly billed: IsoInstant
  readonly nextBill?: IsoInstant
}

/** Dates of bills that a plan knows. */
type Bills = { readonly lastBillingDate?: IsoInstant; readonly nextBillingDate?: IsoInstant }

/**
 * Notes a bill that was paid. It brings nothing itself: the perks of a month come with its first new day. Later dates that
 * are known stay. docs/reference/rules.md 14.3.
 */
export const renewSubscription: Rule<never, RenewSubscription, never, User, undefined> =
  () =>
  ({ subscription, ...bill }) =>
  (user) => {
    const { plan } = user.purchased
    const bills = laterBills(plan, bill)
    const isOther = plan.subscriptionId !== subscription
    return E.right(outcome(isOther || bills === undefined ? user : withPlan(user, bills)))
  }

/** The later ones of the known dates and of those of a bill; nothing when all are known. */
export const laterBills = (
  { lastBillingDate, nextBillingDate }: Bills,
  { billed, nextBill }: Pick<RenewSubscription, 'billed' | 'nextBill'>,
): Bills | undefined => {
  const last = later(lastBillingDate, billed)
  const next = later(nextBillingDate, nextBill)
  if (last === lastBillingDate && next === nextBillingDate) return undefined
  return {
    ...(last === undefined ? {} : { lastBillingDate: last }),
    ...(next === undefined ? {} : { nextBillingDate: next }),
  }
}

const later = (noted: IsoInstant | undefined, billed: IsoInstant | undefined): IsoInstant | undefined =>
  billed === undefined || (noted !== undefined && fromIso(noted) >= fromIso(billed)) ? noted : billed

import type { SubscriptionBlock } from '../../catalogue/index.ts'
import { DAY, fromIso, type Instant } from '../../kernel/index.ts'
import type { Plan } from '../../model/index.ts'
import { monthsLater } from './month.ts'

/** How a provider charges when one block replaces another. */
export type PriceLogic = 'payFull' | 'payDifference' | 'refundAndRepay'

/** The running block, and how the change is charged. */
export type Change = { readonly from: SubscriptionBlock; readonly logic: PriceLogic }

/** Days in a month when a billing period is halved. */
const DAYS = 30

/**
 * Months that a purchase pays for: those of the block. Replacing a longer block pays for none; replacing a shorter one
 * of several months pays for what the provider charges. docs/reference/rules.md 14.5.
 */
export const monthsBought = (
  block: SubscriptionBlock,
  change: Change | undefined,
  plan: Plan,
  now: Instant,
): number => {
  if (change === undefined || change.from.months <= 1) return block.months
  const difference = block.months - change.from.months
  if (difference < 0) return 0
  switch (change.logic) {
    case 'payFull':
      return block.months
    case 'payDifference':
      return difference
    case 'refundAndRepay':
      return isInSecondHalf(plan, change.from.months, now) ? block.months : difference
  }
}

/** Whether more than half of the running period is over. Periods count from the start of the current type of plan. */
const isInSecondHalf = ({ dateCurrentTypeCreated }: Plan, months: number, now: Instant): boolean => {
  if (dateCurrentTypeCreated === undefined) return false
  let periodStart = fromIso(dateCurrentTypeCreated)
  while (monthsLater(periodStart, months) < now) periodStart = monthsLater(periodStart, months)
  return periodStart + (months * DAYS * DAY) / 2 < now
}

import type { SubscriptionBlock } from '../content/catalogue.ts'
import { DAY, fromIso, type Instant } from '../kernel/index.ts'
import type { Plan } from '../model/index.ts'
import { monthsLater } from './month.ts'

/** How a provider charges when one block takes the place of another. */
export type PriceLogic = 'payFull' | 'payDifference' | 'refundAndRepay'

/** The block that runs, and how the change is paid. */
export type Change = { readonly from: SubscriptionBlock; readonly logic: PriceLogic }

/** Bills count a month as so many days when they halve a period. */
const DAYS = 30

/**
 * Months that a purchase pays for: those of the block. In place of a longer one they are none; in place of a shorter one
 * of several months, what the provider charges for. Reference, rules 14.5.
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

/** Whether more than half of the period that runs is over; it began with the kind of plan. */
const isInSecondHalf = ({ dateCurrentTypeCreated }: Plan, months: number, now: Instant): boolean => {
  if (dateCurrentTypeCreated === undefined) return false
  let began = fromIso(dateCurrentTypeCreated)
  while (monthsLater(began, months) < now) began = monthsLater(began, months)
  return began + (months * DAYS * DAY) / 2 < now
}

import * as E from 'fp-ts/lib/Either.js'
import { andThen, fromIso, type Instant, outcome, type Rule, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { blockForSale, type BlockRefusals, type Order } from './block-for-sale.ts'
import { monthsBetween } from './months/month.ts'
import { type Change, monthsBought, type PriceLogic } from './months/months-bought.ts'
import { purchasePerks } from './purchase-perks.ts'
import { isSubscribedAt } from './subscribed.ts'
import { withoutPlanFields, withPlan } from './with-plan.ts'

/** A renewing subscription that its provider reports as paid. */
export type StartSubscription = Order & {
  readonly customer: string
  readonly paymentMethod: string
  readonly subscription?: string
  /** Set when it replaces another block. */
  readonly replaces?: { readonly block: string; readonly logic: PriceLogic }
}

/**
 * Starts, renews or changes the player's subscription. The rest of a cancelled one is kept for later.
 * docs/reference/rules.md 14.5.
 */
export const startSubscription: Rule<'catalogue' | 'now', StartSubscription, BlockRefusals, User, undefined> =
  ({ catalogue, now }) =>
  (order) =>
  (user) => {
    const block = blockForSale(catalogue)(order)
    if (E.isLeft(block)) return block
    const from = order.replaces === undefined ? undefined : catalogue.subscriptionBlocks[order.replaces.block]
    const change: Change | undefined =
      order.replaces === undefined || from === undefined ? undefined : { from, logic: order.replaces.logic }
    const perks = purchasePerks(
      catalogue,
      now,
    )({
      block: block.right,
      monthsBought: monthsBought(block.right, change, user.purchased.plan, now),
      recurring: true,
      wasSubscribed: isSubscribedAt(user, now),
    })
    const started = outcome(subscribed(user, order, now), [{ type: 'SubscriptionStarted', block: block.right.key }])
    return E.right(andThen(perks)(started))
  }

const subscribed = (user: User, order: StartSubscription, now: Instant): User => {
  const at = toIso(now)
  const { dateCreated = at, dateTerminated, extraMonths } = user.purchased.plan
  const end = dateTerminated === undefined ? now : fromIso(dateTerminated)
  const subscriber = withPlan(user, {
    planId: order.block,
    customerId: order.customer,
    paymentMethod: order.paymentMethod,
    owner: user._id,
    ...(order.subscription === undefined ? {} : { subscriptionId: order.subscription }),
    dateCreated,
    dateUpdated: at,
    dateCurrentTypeCreated: at,
    extraMonths: extraMonths + (end > now ? monthsBetween(now, end) : 0),
  })
  return withoutPlanFields(subscriber, 'dateTerminated')
}

import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { isSubscribedAt } from './subscribed.ts'
import { withPlan } from './with-plan.ts'

/** `subscription`: as its provider calls it. */
export type EndSubscription = { readonly subscription: string }

/** Ends a renewing subscription at once, because its price was paid back; another one goes on. docs/decisions/093-money-that-goes-back.md. */
export const endSubscription: Rule<'now', EndSubscription, never, User, undefined> =
  ({ now }) =>
  ({ subscription }) =>
  (user) => {
    if (!isSubscribedAt(user, now) || user.purchased.plan.subscriptionId !== subscription) return E.right(outcome(user))
    const until = toIso(now)
    return E.right(
      outcome(withPlan(user, { dateTerminated: until, extraMonths: 0 }), [{ type: 'SubscriptionCancelled', until }]),
    )
  }

import type { Documents } from '@daykeep/rules/documents'
import type { Instant } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import { isCharged } from '@daykeep/rules/money'
import { randomUUID } from 'node:crypto'
import { toJson, type Write } from '../store/index.ts'

/**
 * What a provider has to be told because of a command. It is written in the command's commit, and done again until the
 * provider has answered; doing it twice changes nothing. docs/decisions/092-the-payment-port.md.
 */
export type BillingDuty = { readonly at: Instant } & (
  | { readonly type: 'cancel'; readonly subscription: string }
  | { readonly type: 'seats'; readonly subscription: string; readonly group: string }
  /** A player's subscription became the plan of their group: it costs what the group's costs. */
  | { readonly type: 'convert'; readonly subscription: string; readonly group: string }
  /** Of providers that leave the time of billing to us. */
  | { readonly type: 'bill'; readonly payment: string }
)

/** A subscription that a group's plan or another block has replaced is cancelled; a group's seats follow its members. */
export const billingDuties = (before: Documents, after: Documents, at: Instant): readonly Write[] => {
  const converted = Object.values(after.groups).flatMap((group) => convertedPlan(before, group))
  const cancelled = Object.values(before.users)
    .flatMap((user) => replacedSubscription(user, after.users[user._id]))
    .filter((id) => converted.every(({ subscription }) => subscription !== id))
  const seats = Object.values(before.groups).flatMap((group) => changedSeats(group, after.groups[group._id]))
  const duties: ReadonlyArray<BillingDuty> = [
    ...cancelled.map((subscription) => ({ type: 'cancel', subscription, at }) as const),
    ...seats.map((each) => ({ type: 'seats', ...each, at }) as const),
    ...converted.map((each) => ({ type: 'convert', ...each, at }) as const),
  ]
  return duties.map((duty) => ({ type: 'insert', collection: 'billing', id: randomUUID(), body: toJson(duty) }))
}

type BilledGroup = { readonly subscription: string; readonly group: string }

const convertedPlan = ({ users, groups }: Documents, after: Group): ReadonlyArray<BilledGroup> => {
  const { subscriptionId: subscription, owner = '' } = after.purchased.plan ?? {}
  if (subscription === undefined || groups[after._id] === after) return []
  return users[owner]?.purchased.plan.subscriptionId === subscription ? [{ subscription, group: after._id }] : []
}

const replacedSubscription = (before: User, after: User | undefined): ReadonlyArray<string> => {
  const { subscriptionId } = before.purchased.plan
  if (before === after || subscriptionId === undefined || !isCharged(before)) return []
  return after?.purchased.plan.subscriptionId === subscriptionId ? [] : [subscriptionId]
}

const changedSeats = (before: Group, after: Group | undefined): ReadonlyArray<BilledGroup> => {
  const { plan } = before.purchased
  const subscription = plan?.subscriptionId
  if (before === after || plan === undefined || subscription === undefined || plan.dateTerminated !== undefined)
    return []
  const now = after?.purchased.plan
  if (now === undefined || now.subscriptionId !== subscription || now.quantity === plan.quantity) return []
  return [{ subscription, group: before._id }]
}

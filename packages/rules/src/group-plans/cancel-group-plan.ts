import * as E from 'fp-ts/lib/Either.js'
import { type Result, DAY, fromIso, type Instant, refuse, toIso } from '../kernel/index.ts'
import type { Group, GroupPlan, User } from '../model/index.ts'
import { cancelSubscription, GROUP_CUSTOMER } from '../money/index.ts'
import { hasPlan, isLeader, isMember } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type Documents,
  type SharedRule,
  eventsFor,
  withDocuments,
  withGroup,
} from '../documents/index.ts'

/** `nextBill`: when the provider would have charged next, if known. `subscription`: the one that its provider reports as ended. */
export type CancelGroupPlan = { readonly group: string; readonly nextBill?: string; readonly subscription?: string }

type Refusals = 'groupNotFound' | 'onlyGroupLeaderCanManageSubscription' | 'missingSubscription'

/** Days until the next bill if it is unknown, and days for each month kept for later. docs/reference/rules.md 14.5. */
const DAYS = { unknownBill: 30, keptMonth: 30.5 } as const

/**
 * Cancels a group's plan at the end of the paid time; the plans of its members end then too. For the leader and the
 * payer. docs/reference/rules.md 14.5 and api 4.2.
 */
export const cancelGroupPlan: SharedRule<'now', CancelGroupPlan, Refusals, Group> =
  ({ now }) =>
  ({ actorId, group: id, nextBill, subscription }) =>
  (documents) => {
    const target = billedGroup(documents, actorId, id, now)
    if (E.isLeft(target)) return target
    const { group, plan } = target.right
    if (subscription !== undefined && (subscription !== plan.subscriptionId || plan.dateTerminated !== undefined))
      return succeed(documents, group)
    const dateTerminated = toIso(endOf(plan, nextBill, now))
    const ended: Group = {
      ...group,
      purchased: { ...group.purchased, plan: { ...plan, dateTerminated, extraMonths: 0 } },
    }
    const members = Object.values(documents.users)
      .filter((user) => isMember(user, group) && isPaidFor(user))
      .flatMap((user) => {
        const cancelled = cancelSubscription({ now })({ nextBill: dateTerminated })(user)
        return E.isLeft(cancelled) ? [] : [cancelled.right]
      })
    const state = withDocuments(
      withGroup(documents, ended),
      'users',
      members.map((each) => each.state),
    )
    return succeed(
      state,
      ended,
      members.flatMap((each) => eventsFor(each.state._id, each.events)),
    )
  }

type GroupWithPlan = { readonly group: Group; readonly plan: GroupPlan }

/**
 * The group and its plan, if the player may cancel it. A plan that has run out counts as missing, so that cancelling
 * cannot revive it.
 */
const billedGroup = (
  documents: Documents,
  actorId: string,
  id: string,
  now: Instant,
): Result<Refusals, GroupWithPlan> => {
  const actor = requireActor(documents, actorId)
  const group = findDocument(documents, 'groups', id)
  const plan = group?.purchased.plan
  if (group === undefined || !(isMember(actor, group) || plan?.owner === actorId)) return refuse('groupNotFound')
  if (!isLeader(actor, group) && plan?.owner !== actorId) return refuse('onlyGroupLeaderCanManageSubscription')
  return plan === undefined || !hasPlan(group, now) ? refuse('missingSubscription') : E.right({ group, plan })
}

/** Does a group pay for the player, with no end set? */
const isPaidFor = ({ purchased }: User): boolean =>
  purchased.plan.customerId === GROUP_CUSTOMER && purchased.plan.dateTerminated === undefined

/** A plan that is already cancelled keeps its end unless the provider names a later bill. */
const endOf = ({ extraMonths = 0, dateTerminated }: GroupPlan, nextBill: string | undefined, now: Instant): Instant => {
  if (dateTerminated !== undefined && nextBill === undefined) return fromIso(dateTerminated)
  const untilBill = nextBill === undefined ? DAYS.unknownBill : (fromIso(nextBill) - now) / DAY
  const days = Math.round(untilBill + Math.ceil(DAYS.keptMonth * Math.max(0, extraMonths)))
  const end = (Math.floor(now / DAY) + days) * DAY
  return dateTerminated === undefined ? end : Math.max(end, fromIso(dateTerminated))
}

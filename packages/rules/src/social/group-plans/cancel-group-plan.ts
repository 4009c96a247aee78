import * as E from 'fp-ts/lib/Either.js'
import { type Answer, DAY, fromIso, type Instant, refuse, toIso } from '../../kernel/index.ts'
import type { Group, GroupPlan, User } from '../../model/index.ts'
import { cancelSubscription, GROUP_CUSTOMER } from '../../money/index.ts'
import { hasPlan, isLeader, isMember } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type Society,
  type SocialRule,
  toldTo,
  withDocuments,
  withGroup,
} from '../society/index.ts'

/** `nextBill`: when the provider would have charged again, where it is known. */
export type CancelGroupPlan = By & { readonly group: string; readonly nextBill?: string }

type Refusals = 'groupNotFound' | 'onlyGroupLeaderCanManageSubscription' | 'missingSubscription'

/** Days until a bill nobody knows, and days that a month kept for later stands for. Reference, rules 14.5. */
const DAYS = { unknownBill: 30, keptMonth: 30.5 } as const

/**
 * Ends a group's plan with what is paid for; its members keep theirs as long. For the leader, and who pays. Reference,
 * rules 14.5 and api 4.2. Needs the group and all members.
 */
export const cancelGroupPlan: SocialRule<'now', CancelGroupPlan, Refusals, Group> =
  ({ now }) =>
  ({ by, group: id, nextBill }) =>
  (society) => {
    const billed = billedGroup(society, by, id, now)
    if (E.isLeft(billed)) return billed
    const { group, plan } = billed.right
    const dateTerminated = toIso(endOf(plan, nextBill, now))
    const ended: Group = {
      ...group,
      purchased: { ...group.purchased, plan: { ...plan, dateTerminated, extraMonths: 0 } },
    }
    const members = Object.values(society.users)
      .filter((user) => isMember(user, group) && isPaidFor(user))
      .flatMap((user) => {
        const cancelled = cancelSubscription({ now })({ nextBill: dateTerminated })(user)
        return E.isLeft(cancelled) ? [] : [cancelled.right]
      })
    const state = withDocuments(
      withGroup(society, ended),
      'users',
      members.map((each) => each.state),
    )
    return done(
      state,
      ended,
      members.flatMap((each) => toldTo(each.state._id, each.events)),
    )
  }

type Billed = { readonly group: Group; readonly plan: GroupPlan }

/** The group, if it has a plan to cancel and the player may: what has run out does not run again by being cancelled. */
const billedGroup = (society: Society, by: string, id: string, now: Instant): Answer<Refusals, Billed> => {
  const actor = actorOf(society, by)
  const group = documentOf(society, 'groups', id)
  const plan = group?.purchased.plan
  if (group === undefined || !(isMember(actor, group) || plan?.owner === by)) return refuse('groupNotFound')
  if (!isLeader(actor, group) && plan?.owner !== by) return refuse('onlyGroupLeaderCanManageSubscription')
  return plan === undefined || !hasPlan(group, now) ? refuse('missingSubscription') : E.right({ group, plan })
}

/** Is it the group that pays for the player, without an end so far? */
const isPaidFor = ({ purchased }: User): boolean =>
  purchased.plan.customerId === GROUP_CUSTOMER && purchased.plan.dateTerminated === undefined

/** A plan that was cancelled before keeps its end, unless its provider names a later bill. */
const endOf = ({ extraMonths = 0, dateTerminated }: GroupPlan, nextBill: string | undefined, now: Instant): Instant => {
  if (dateTerminated !== undefined && nextBill === undefined) return fromIso(dateTerminated)
  const untilBill = nextBill === undefined ? DAYS.unknownBill : (fromIso(nextBill) - now) / DAY
  const days = Math.round(untilBill + Math.ceil(DAYS.keptMonth * Math.max(0, extraMonths)))
  const end = (Math.floor(now / DAY) + days) * DAY
  return dateTerminated === undefined ? end : Math.max(end, fromIso(dateTerminated))
}

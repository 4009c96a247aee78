import * as E from 'fp-ts/lib/Either.js'
import { refuse, toIso, type World } from '../../kernel/index.ts'
import type { Group, GroupPlan } from '../../model/index.ts'
import { decideOnGroup, isMember } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type SocialRule,
  toldTo,
  withDocuments,
  withGroup,
} from '../society/index.ts'
import { withPlanOfGroup } from './member-plan.ts'

/** A plan for a group, as its provider tells that it is paid; who pays may cancel it later. */
export type StartGroupPlan = By & {
  readonly group: string
  readonly customer: string
  readonly paymentMethod: string
  readonly subscription?: string
}

/** Units of price that a plan counts besides its members. Reference, rules 14.6. */
const COUNTED_BESIDES = 2

/** Starts the plan of a private group; every member subscribes through it. Reference, rules 14.6. Needs the group and all members. */
export const startGroupPlan: SocialRule<
  keyof World,
  StartGroupPlan,
  'groupNotFound' | 'onlyPrivateGuildsCanUpgrade',
  Group
> =
  ({ catalogue, now }) =>
  ({ by, group: id, customer, paymentMethod, subscription }) =>
  (society) => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('leave', { actor, group: documentOf(society, 'groups', id), now })
    if (E.isLeft(decided)) return decided
    if (decided.right.privacy !== 'private') return refuse('onlyPrivateGuildsCanUpgrade')
    const { dateCreated = toIso(now) } = decided.right.purchased.plan ?? {}
    const plan: GroupPlan = {
      planId: 'group_monthly',
      quantity: decided.right.memberCount + COUNTED_BESIDES,
      customerId: customer,
      paymentMethod,
      owner: actor._id,
      dateCreated,
      dateUpdated: toIso(now),
      ...(subscription === undefined ? {} : { subscriptionId: subscription }),
    }
    const group = { ...decided.right, purchased: { ...decided.right.purchased, plan } }
    const members = Object.values(society.users)
      .filter((user) => isMember(user, group))
      .map((user) => withPlanOfGroup(catalogue, now)(user))
    const state = withDocuments(
      withGroup(society, group),
      'users',
      members.map((each) => each.state),
    )
    return done(
      state,
      group,
      members.flatMap((each) => toldTo(each.state._id, each.events)),
    )
  }

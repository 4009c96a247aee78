import * as E from 'fp-ts/lib/Either.js'
import { refuse, toIso, type RuleContext } from '../kernel/index.ts'
import type { Group, GroupPlan } from '../model/index.ts'
import { authorizeGroupAction, isMember } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type SharedRule,
  eventsFor,
  withDocuments,
  withGroup,
} from '../documents/index.ts'
import { withPlanOfGroup } from './member-plan.ts'

/** A group plan that its provider reports as paid. The payer may cancel it later. */
export type StartGroupPlan = {
  readonly group: string
  readonly customer: string
  readonly paymentMethod: string
  readonly subscription?: string
}

/** Units that a plan is billed for in addition to its members. docs/reference/rules.md 14.6. */
const COUNTED_BESIDES = 2

/** Starts the plan of a private group; every member subscribes through it. docs/reference/rules.md 14.6. */
export const startGroupPlan: SharedRule<
  keyof RuleContext,
  StartGroupPlan,
  'groupNotFound' | 'onlyPrivateGuildsCanUpgrade',
  Group
> =
  ({ catalogue, now }) =>
  ({ actorId, group: id, customer, paymentMethod, subscription }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('leave', { actor, group: findDocument(documents, 'groups', id), now })
    if (E.isLeft(authorized)) return authorized
    if (authorized.right.privacy !== 'private') return refuse('onlyPrivateGuildsCanUpgrade')
    const { dateCreated = toIso(now) } = authorized.right.purchased.plan ?? {}
    const plan: GroupPlan = {
      planId: 'group_monthly',
      quantity: authorized.right.memberCount + COUNTED_BESIDES,
      customerId: customer,
      paymentMethod,
      owner: actor._id,
      dateCreated,
      dateUpdated: toIso(now),
      ...(subscription === undefined ? {} : { subscriptionId: subscription }),
    }
    const group: Group = {
      ...authorized.right,
      // the days of a board count from the first one
      cron: { ...authorized.right.cron, lastProcessed: toIso(now) },
      purchased: { ...authorized.right.purchased, plan },
    }
    const members = Object.values(documents.users)
      .filter((user) => isMember(user, group))
      .map((user) => withPlanOfGroup(catalogue, now)(user))
    const state = withDocuments(
      withGroup(documents, group),
      'users',
      members.map((each) => each.state),
    )
    return succeed(
      state,
      group,
      members.flatMap((each) => eventsFor(each.state._id, each.events)),
    )
  }

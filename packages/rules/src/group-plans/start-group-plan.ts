import * as E from 'fp-ts/lib/Either.js'
import { refuse, toIso, type RuleContext } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { authorizeGroupAction } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule } from '../documents/index.ts'
import { beginPlan } from './begin-plan.ts'

/** A group plan that its provider reports as paid. The payer may cancel it later. */
export type StartGroupPlan = {
  readonly group: string
  readonly customer: string
  readonly paymentMethod: string
  readonly subscription?: string
}

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
    const terms = {
      customerId: customer,
      paymentMethod,
      owner: actor._id,
      dateCreated,
      ...(subscription === undefined ? {} : { subscriptionId: subscription }),
    }
    const { state, report, events } = beginPlan({ catalogue, now }, { group: authorized.right, terms })(documents)
    return succeed(state, report, events)
  }

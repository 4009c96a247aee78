import * as E from 'fp-ts/lib/Either.js'
import {
  type AddressedEvent,
  type Documents,
  eventsFor,
  findDocument,
  type SharedOutcome,
  withUser,
} from '../documents/index.ts'
import type { RuleContext } from '../kernel/index.ts'
import type { Group, Plan, User } from '../model/index.ts'
import { hasPlan, isLeader, isMember } from '../permissions/index.ts'
import { beginPlan } from './begin-plan.ts'
import { canBecomeGroupPlan, withPlanGivenToGroup } from './member-plan.ts'

type Conversion = { readonly player: string; readonly group: string }
type Fault = 'groupUnknown' | 'groupIsPublic' | 'heroNotLeader' | 'groupHasPlan' | 'noPlanToConvert'

/**
 * A subscription that a player bought for themselves by mistake becomes the plan of the group that they lead: customer,
 * bills and months kept for later move to the group. docs/decisions/150-plans-become-plans-of-groups.md.
 */
export const convertPlan =
  (context: Pick<RuleContext, 'catalogue' | 'now'>, { player, group: id }: Conversion) =>
  (documents: Documents): E.Either<Fault, SharedOutcome<undefined, AddressedEvent>> => {
    const user = findDocument(documents, 'users', player)
    const group = findDocument(documents, 'groups', id)
    if (user === undefined || group === undefined) return E.left('groupUnknown')
    const fault = faultOf(user, group, context)
    if (fault !== undefined) return E.left(fault)
    const converted = withPlanGivenToGroup(context.catalogue, context.now)(user)
    const begun = beginPlan(context, { group, terms: termsOf(user) })(withUser(documents, converted.state))
    return E.right({ ...begun, report: undefined, events: [...eventsFor(user._id, converted.events), ...begun.events] })
  }

const faultOf = (user: User, group: Group, { now }: Pick<RuleContext, 'now'>): Fault | undefined => {
  if (group.privacy !== 'private') return 'groupIsPublic'
  if (!isLeader(user, group) || !isMember(user, group)) return 'heroNotLeader'
  if (hasPlan(group, now)) return 'groupHasPlan'
  return canBecomeGroupPlan(user) ? undefined : 'noPlanToConvert'
}

const MOVED = [
  'customerId',
  'subscriptionId',
  'paymentMethod',
  'dateCreated',
  'extraMonths',
  'lastBillingDate',
  'nextBillingDate',
] as const

const termsOf = ({ _id, purchased: { plan } }: User) => {
  const moved = MOVED.flatMap((field) => (plan[field] === undefined ? [] : [[field, plan[field]] as const]))
  return { ...(Object.fromEntries(moved) as Pick<Plan, (typeof MOVED)[number]>), owner: _id }
}

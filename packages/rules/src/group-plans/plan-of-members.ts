import type { RuleContext } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { everHadPlan, hasPlan, isMember } from '../permissions/index.ts'
import {
  findDocument,
  type Documents,
  type AddressedEvent,
  eventsFor,
  withGroup,
  withUser,
} from '../documents/index.ts'
import { withoutPlanOfGroup, withPlanOfGroup, withPlanUntil } from './member-plan.ts'

export type PlanUpdate = { readonly state: Documents; readonly events: ReadonlyArray<AddressedEvent> }

/** A new member of a group with a plan subscribes through it, until it ends, and the group is billed for one more. */
export const withGroupPlan = (
  { catalogue, now }: Pick<RuleContext, 'catalogue' | 'now'>,
  documents: Documents,
  member: string,
  group: Group,
): PlanUpdate => {
  const user = findDocument(documents, 'users', member)
  if (user === undefined || !hasPlan(group, now)) return { state: documents, events: [] }
  const planned = withPlanOfGroup(catalogue, now)(user)
  const keepsOwn = planned.state === user
  const subscriber = keepsOwn ? user : withPlanUntil(group.purchased.plan?.dateTerminated, planned.state, now)
  return {
    state: withGroup(withUser(documents, subscriber), billedFor(group, 1)),
    events: eventsFor(user._id, planned.events),
  }
}

/** Ends the plan of a member who left, unless another group pays for them. */
export const withoutGroupPlan = (
  documents: Documents,
  member: string,
  group: Group,
  now: RuleContext['now'],
): Documents => {
  const user = findDocument(documents, 'users', member)
  if (user === undefined || !everHadPlan(group)) return documents
  const pays = (other: Group) => other._id !== group._id && isMember(user, other) && hasPlan(other, now)
  if (Object.values(documents.groups).some(pays)) return documents
  return withUser(documents, withoutPlanOfGroup(user, now).state)
}

/** Changes the number of members that the group's plan is billed for. */
export const billedFor = (group: Group, members: number): Group => {
  const { plan } = group.purchased
  if (plan === undefined || !everHadPlan(group)) return group
  return { ...group, purchased: { ...group.purchased, plan: { ...plan, quantity: plan.quantity + members } } }
}

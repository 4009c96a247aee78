import type { Instant } from '../../kernel/index.ts'
import type { Group, GroupPlan } from '../../model/index.ts'
import { everHadPlan, hasPlan, isMember } from '../permissions/index.ts'
import { documentOf, type Society, withGroup, withUser } from '../society/index.ts'
import { withoutPlanOfGroup, withPlanOfGroup } from './member-plan.ts'

/** Members that a plan's first price covers less than it counts: three with one member. Reference, rules 14.6. */
const COUNTED_BESIDES = 2

/** The society after a player came into a group with a plan: they subscribe through it, and it is billed for one more. */
export const withGroupPlan = (society: Society, member: string, group: Group, now: Instant): Society => {
  const user = documentOf(society, 'users', member)
  if (user === undefined || !hasPlan(group, now)) return society
  return withGroup(withUser(society, withPlanOfGroup(user, now)), billed(group))
}

/** The society after a player left a group: without another group that pays for them, their plan ends. Needs their other groups. */
export const withoutGroupPlan = (society: Society, member: string, group: Group, now: Instant): Society => {
  const user = documentOf(society, 'users', member)
  if (user === undefined || !everHadPlan(group)) return society
  const pays = (other: Group) => other._id !== group._id && isMember(user, other) && hasPlan(other, now)
  return Object.values(society.groups).some(pays) ? society : withUser(society, withoutPlanOfGroup(user, now))
}

/** The group with its plan billed for all its members. */
export const billed = (group: Group): Group => {
  const plan: GroupPlan | undefined = group.purchased.plan
  return plan === undefined
    ? group
    : { ...group, purchased: { ...group.purchased, plan: { ...plan, quantity: group.memberCount + COUNTED_BESIDES } } }
}

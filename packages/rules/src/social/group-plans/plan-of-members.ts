import type { World } from '../../kernel/index.ts'
import type { Group } from '../../model/index.ts'
import { everHadPlan, hasPlan, isMember } from '../permissions/index.ts'
import { documentOf, type Society, type Told, toldTo, withGroup, withUser } from '../society/index.ts'
import { withoutPlanOfGroup, withPlanOfGroup } from './member-plan.ts'

export type Planned = { readonly state: Society; readonly told: ReadonlyArray<Told> }

/** The society after a player came into a group with a plan: they subscribe through it, and it is billed for one more. */
export const withGroupPlan = (
  { catalogue, now }: Pick<World, 'catalogue' | 'now'>,
  society: Society,
  member: string,
  group: Group,
): Planned => {
  const user = documentOf(society, 'users', member)
  if (user === undefined || !hasPlan(group, now)) return { state: society, told: [] }
  const planned = withPlanOfGroup(catalogue, now)(user)
  return {
    state: withGroup(withUser(society, planned.state), billedFor(group, 1)),
    told: toldTo(user._id, planned.events),
  }
}

/** The society after a player left a group: without another group that pays for them, their plan ends. Needs their other groups. */
export const withoutGroupPlan = (society: Society, member: string, group: Group, now: World['now']): Society => {
  const user = documentOf(society, 'users', member)
  if (user === undefined || !everHadPlan(group)) return society
  const pays = (other: Group) => other._id !== group._id && isMember(user, other) && hasPlan(other, now)
  if (Object.values(society.groups).some(pays)) return society
  return withUser(society, withoutPlanOfGroup(user, now).state)
}

/** The group with its plan billed for so many members more, or fewer. */
export const billedFor = (group: Group, members: number): Group => {
  const { plan } = group.purchased
  if (plan === undefined || !everHadPlan(group)) return group
  return { ...group, purchased: { ...group.purchased, plan: { ...plan, quantity: plan.quantity + members } } }
}

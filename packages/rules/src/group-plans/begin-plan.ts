import { type RuleContext, toIso } from '../kernel/index.ts'
import type { Group, GroupPlan } from '../model/index.ts'
import { isMember } from '../permissions/index.ts'
import { type Documents, eventsFor, type SharedOutcome, withDocuments, withGroup } from '../documents/index.ts'
import { withPlanOfGroup } from './member-plan.ts'

/** Units that a plan is billed for in addition to its members. docs/reference/rules.md 14.6. */
const COUNTED_BESIDES = 2

type Begun = { readonly group: Group; readonly terms: Omit<GroupPlan, 'planId' | 'quantity' | 'dateUpdated'> }

/** The group has a plan on these terms from now on; every member subscribes through it. docs/reference/rules.md 14.6. */
export const beginPlan =
  ({ catalogue, now }: Pick<RuleContext, 'catalogue' | 'now'>, { group, terms }: Begun) =>
  (documents: Documents): SharedOutcome<Group> => {
    const quantity = group.memberCount + COUNTED_BESIDES
    const plan: GroupPlan = { ...terms, planId: 'group_monthly', quantity, dateUpdated: toIso(now) }
    const planned: Group = {
      ...group,
      // the days of a board count from the first one
      cron: { ...group.cron, lastProcessed: toIso(now) },
      purchased: { ...group.purchased, plan },
    }
    const members = Object.values(documents.users)
      .filter((user) => isMember(user, group))
      .map((user) => withPlanOfGroup(catalogue, now)(user))
    const state = withDocuments(
      withGroup(documents, planned),
      'users',
      members.map((each) => each.state),
    )
    const events = members.flatMap((each) => eventsFor(each.state._id, each.events))
    return { state, report: planned, events }
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import type { KeepTasks } from '../challenges/index.ts'
import { mayLeaveParty } from '../quests/index.ts'
import { authorizeGroupAction, hasLastingPlan, isLeader } from '../permissions/index.ts'
import { requireActor, findDocument, type SharedEvent, type SharedRule } from '../documents/index.ts'
import { type KeepChallenges, LEAVE_DEFAULTS, removeFromGroup } from './remove-from-group.ts'

export type LeaveGroup = {
  readonly group: string
  readonly keep?: KeepTasks
  readonly keepChallenges?: KeepChallenges
}

type Refusals =
  | 'groupNotFound'
  | 'questLeaderCannotLeaveGroup'
  | 'cannotLeaveWhileActiveQuest'
  | 'leaderCannotLeaveGroupWithActiveGroup'
  | 'cannotDeleteActiveGroup'

/**
 * Leaves a group and its challenges, and keeps their tasks, unless the player chooses otherwise.
 * docs/reference/rules.md 11.4.
 */
export const leaveGroup: SharedRule<'catalogue' | 'now', LeaveGroup, Refusals, undefined, SharedEvent> =
  (context) =>
  ({ actorId, group: id, keep = LEAVE_DEFAULTS.keep, keepChallenges = LEAVE_DEFAULTS.keepChallenges }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const group = findDocument(documents, 'groups', id)
    const authorized = authorizeGroupAction('leave', { actor, group, now: context.now })
    if (E.isLeft(authorized)) return authorized
    const refused = lockRefusal(actor, authorized.right)
    if (refused !== undefined) return refused
    const departure = { player: actor, group: authorized.right, options: { keep, keepChallenges } }
    return E.right(removeFromGroup(context, departure)(documents))
  }

const lockRefusal = (actor: User, group: Group): Result<Refusals, never> | undefined => {
  const permission = mayLeaveParty(group.quest, actor._id)
  if (E.isLeft(permission)) return permission
  if (!hasLastingPlan(group)) return undefined
  if (isLeader(actor, group)) return refuse('leaderCannotLeaveGroupWithActiveGroup')
  return group.memberCount <= 1 ? refuse('cannotDeleteActiveGroup') : undefined
}

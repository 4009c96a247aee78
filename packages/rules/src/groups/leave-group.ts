import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import type { KeepTasks } from '../challenges/index.ts'
import { mayLeaveParty } from '../quests/index.ts'
import { authorizeGroupAction, hasLastingPlan, isLeader } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule } from '../documents/index.ts'
import { type KeepChallenges, removeFromGroup } from './remove-from-group.ts'

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
export const leaveGroup: SharedRule<'now', LeaveGroup, Refusals, undefined> =
  ({ now }) =>
  ({ actorId, group: id, keep = 'keep-all', keepChallenges = 'leave-challenges' }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('leave', { actor, group: findDocument(documents, 'groups', id), now })
    if (E.isLeft(authorized)) return authorized
    const refused = lockRefusal(actor, authorized.right)
    return (
      refused ?? succeed(removeFromGroup(documents, actor, authorized.right, { keep, keepChallenges, now }), undefined)
    )
  }

const lockRefusal = (actor: User, group: Group): Result<Refusals, never> | undefined => {
  const permission = mayLeaveParty(group.quest, actor._id)
  if (E.isLeft(permission)) return permission
  if (!hasLastingPlan(group)) return undefined
  if (isLeader(actor, group)) return refuse('leaderCannotLeaveGroupWithActiveGroup')
  return group.memberCount <= 1 ? refuse('cannotDeleteActiveGroup') : undefined
}

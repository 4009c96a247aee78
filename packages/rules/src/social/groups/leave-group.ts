import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import { mayLeaveParty } from '../../quests/index.ts'
import { decideOnGroup, hasLastingPlan, isLeader } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule } from '../society/index.ts'
import { leave } from './leave.ts'

export type LeaveGroup = By & { readonly group: string; readonly keep?: string; readonly keepChallenges?: string }

type Refusals =
  | 'keepOrRemoveAll'
  | 'groupRemainOrLeaveChallenges'
  | 'groupNotFound'
  | 'questLeaderCannotLeaveGroup'
  | 'cannotLeaveWhileActiveQuest'
  | 'leaderCannotLeaveGroupWithActiveGroup'
  | 'cannotDeleteActiveGroup'

/**
 * Leaves a group, with its challenges, whose tasks stay, unless the player says otherwise. Reference, rules 11.4. Needs
 * what `leave` needs.
 */
export const leaveGroup: SocialRule<'now', LeaveGroup, Refusals, undefined> =
  ({ now }) =>
  ({ by, group: id, keep = 'keep-all', keepChallenges = 'leave-challenges' }) =>
  (society) => {
    if (keep !== 'keep-all' && keep !== 'remove-all') return refuse('keepOrRemoveAll')
    if (keepChallenges !== 'leave-challenges' && keepChallenges !== 'remain-in-challenges')
      return refuse('groupRemainOrLeaveChallenges')
    const actor = actorOf(society, by)
    const decided = decideOnGroup('leave', { actor, group: documentOf(society, 'groups', id), now })
    if (E.isLeft(decided)) return decided
    const refused = lockRefusal(actor, decided.right)
    return refused ?? done(leave(society, actor, decided.right, { keep, keepChallenges, now }), undefined)
  }

const lockRefusal = (actor: User, group: Group): Answer<Refusals, never> | undefined => {
  const free = mayLeaveParty(group.quest, actor._id)
  if (E.isLeft(free)) return free
  if (!hasLastingPlan(group)) return undefined
  if (isLeader(actor, group)) return refuse('leaderCannotLeaveGroupWithActiveGroup')
  return group.memberCount <= 1 ? refuse('cannotDeleteActiveGroup') : undefined
}

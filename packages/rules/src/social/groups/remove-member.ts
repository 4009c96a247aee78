import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import { mayBeRemoved } from '../../quests/index.ts'
import { withoutInvitation } from '../invitations/index.ts'
import { decideOnGroup, isInvited, isMember } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, toldTo, withUser } from '../society/index.ts'
import { leave } from './leave.ts'

export type RemoveMember = By & { readonly group: string; readonly member: string; readonly message?: string }

type Refusals =
  | 'groupNotFound'
  | 'onlyLeaderCanRemoveMember'
  | 'cannotRemoveCurrentLeader'
  | 'memberCannotRemoveYourself'
  | 'cannotRemoveQuestOwner'
  | 'groupMemberNotFound'

/**
 * Sends a member away, or takes an invitation back. It ends like leaving with the tasks kept. Reference, rules 11.4.
 * Needs the member, and what `leave` needs.
 */
export const removeMember: SocialRule<'now', RemoveMember, Refusals, undefined> =
  ({ now }) =>
  ({ by, group: id, member: memberId, message }) =>
  (society) => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('removeMembers', { actor, group: documentOf(society, 'groups', id), now })
    if (E.isLeft(decided)) return decided
    const group = decided.right
    const member = documentOf(society, 'users', memberId)
    const reason = reasonToKeep(actor, group, member, memberId)
    if (reason !== undefined) return refuse(reason)
    if (member !== undefined && isMember(member, group)) {
      const left = leave(society, member, group, { keep: 'keep-all', keepChallenges: 'leave-challenges', now })
      const removed = { type: 'RemovedFromGroup', group: { id, name: group.name } } as const
      return done(left, undefined, toldTo(member._id, [message === undefined ? removed : { ...removed, message }]))
    }
    if (member === undefined || !isInvited(member, group)) return refuse('groupMemberNotFound')
    return done(withUser(society, withoutInvitation(member, group)), undefined)
  }

const reasonToKeep = (
  actor: User,
  group: Group,
  member: User | undefined,
  memberId: string,
): 'cannotRemoveCurrentLeader' | 'memberCannotRemoveYourself' | 'cannotRemoveQuestOwner' | undefined => {
  if (memberId === actor._id) return 'memberCannotRemoveYourself'
  if (memberId === group.leader) return 'cannotRemoveCurrentLeader'
  const free = member === undefined ? E.right(undefined) : mayBeRemoved(group.quest, member._id)
  return E.isLeft(free) ? free.left.key : undefined
}

import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { mayBeRemoved } from '../quests/index.ts'
import { withoutInvitation } from '../invitations/index.ts'
import { authorizeGroupAction, isInvited, isMember } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type SharedEvent,
  type SharedRule,
  eventsFor,
  withUser,
} from '../documents/index.ts'
import { removeFromGroup } from './remove-from-group.ts'

export type RemoveMember = { readonly group: string; readonly member: string; readonly message?: string }

type Refusals =
  | 'groupNotFound'
  | 'onlyLeaderCanRemoveMember'
  | 'cannotRemoveCurrentLeader'
  | 'memberCannotRemoveYourself'
  | 'cannotRemoveQuestOwner'
  | 'groupMemberNotFound'

/**
 * Removes a member, who keeps their tasks as if they had left, or withdraws an invitation. docs/reference/rules.md
 * 11.4.
 */
export const removeMember: SharedRule<'catalogue' | 'now', RemoveMember, Refusals, undefined, SharedEvent> =
  (context) =>
  ({ actorId, group: id, member: memberId, message }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('removeMembers', {
      actor,
      group: findDocument(documents, 'groups', id),
      now: context.now,
    })
    if (E.isLeft(authorized)) return authorized
    const group = authorized.right
    const member = findDocument(documents, 'users', memberId)
    const reason = reasonToKeep(actor, group, member, memberId)
    if (reason !== undefined) return refuse(reason)
    if (member !== undefined && isMember(member, group)) {
      const { state, events } = removeFromGroup(context, { player: member, group })(documents)
      const removed = { type: 'RemovedFromGroup', group: { id, name: group.name } } as const
      return succeed(state, undefined, [
        ...eventsFor(member._id, [message === undefined ? removed : { ...removed, message }]),
        ...events,
      ])
    }
    if (member === undefined || !isInvited(member, group)) return refuse('groupMemberNotFound')
    return succeed(withUser(documents, withoutInvitation(member, group)), undefined)
  }

const reasonToKeep = (
  actor: User,
  group: Group,
  member: User | undefined,
  memberId: string,
): 'cannotRemoveCurrentLeader' | 'memberCannotRemoveYourself' | 'cannotRemoveQuestOwner' | undefined => {
  if (memberId === actor._id) return 'memberCannotRemoveYourself'
  if (memberId === group.leader) return 'cannotRemoveCurrentLeader'
  const permission = member === undefined ? E.right(undefined) : mayBeRemoved(group.quest, member._id)
  return E.isLeft(permission) ? permission.left.key : undefined
}

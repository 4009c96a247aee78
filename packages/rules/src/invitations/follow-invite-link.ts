import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { findDocument, requireActor, type SharedRule, succeed } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import type { GroupType } from '../model/index.ts'
import { isMember } from '../permissions/index.ts'
import { invite, type Refusals as InviteRefusals } from './invite.ts'
import { invitationTo } from './invitations-of.ts'
import type { TakeUpInvitation } from './take-up-invitation.ts'

/** Which group a link leads to. */
type LinkedGroup = { readonly id: string; readonly type: GroupType }

/**
 * Invites a player who opens the link of a group, as if whoever made the link had invited them. Nothing changes for members
 * and for those who are invited already. docs/decisions/098-invitations-by-link.md
 */
export const followInviteLink: SharedRule<
  'now',
  TakeUpInvitation,
  InviteRefusals | 'messageGroupRequiresInvite',
  LinkedGroup
> =
  (context) =>
  ({ actorId, group: id, inviter: inviterId }) =>
  (documents) => {
    const inviter = findDocument(documents, 'users', inviterId)
    const group = findDocument(documents, 'groups', id)
    if (inviter === undefined || group === undefined || !isMember(inviter, group))
      return refuse('messageGroupRequiresInvite')
    const actor = requireActor(documents, actorId)
    const report = { id: group._id, type: group.type }
    if (isMember(actor, group) || invitationTo(actor, group) !== undefined) return succeed(documents, report)
    return pipe(
      invite(context)({ actorId: inviterId, group: id, uuids: [actorId] })(documents),
      E.map((invited) => ({ ...invited, report })),
    )
  }

import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../../core/handler.ts'
import { toInvitationToken } from '../../core/invitation-token.ts'
import { findGroup } from './find-group.ts'

/** Refuses what inviting refuses: groupNotFound, chatPrivilegesRevoked, onlyGroupLeaderCanInviteToGroupPlan. docs/reference/api.md 6.5. */
export const inviteLink: PlayerHandler<'inviteLink', 'store' | 'clock' | 'config'> =
  (app) =>
  async ({ input, player }) => {
    const group = await findGroup(app, 'invite', { actor: player.body, name: input.params.groupId })
    if (E.isLeft(group)) return group
    const invitation = { group: group.right._id, inviter: player.id }
    const token = await toInvitationToken(app.store, invitation, app.clock())
    return E.right({ data: { link: `${app.config.baseUrl}/register?groupInvite=${token}` }, user: player })
  }

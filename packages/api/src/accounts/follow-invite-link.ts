import * as E from 'fp-ts/lib/Either.js'
import { type RespondDependencies, respondShared } from '../commands/index.ts'
import { notAuthorized } from '../core/api-error.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { readInvitationToken } from '../core/invitation-token.ts'

/** Refuses messageGroupRequiresInvite for a link that has ended, and what inviting refuses. docs/decisions/098-invitations-by-link.md */
export const followInviteLink: PlayerHandler<'followInviteLink', keyof RespondDependencies> =
  (app) => async (request) => {
    const invitation = await readInvitationToken(app.store, request.input.body.token, app.clock())
    if (invitation === undefined) return E.left(notAuthorized('messageGroupRequiresInvite'))
    const { group, inviter } = invitation
    return respondShared(app, request as never, {
      command: 'followInviteLink',
      toParams: () => ({ group, inviter }),
      toData: ({ report }) => report,
    }) as never
  }

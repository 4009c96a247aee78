import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome, refuse } from '../kernel/index.ts'
import type { GroupId, User } from '../model/index.ts'
import { withoutInvitation } from './invitations-of.ts'

export type RejectInvitation = { readonly group: string }

/** Declines an invitation to a group. docs/reference/rules.md 11.3. */
export const rejectInvitation =
  () =>
  ({ group }: RejectInvitation) =>
  (user: User): Result<'messageGroupRequiresInvite', Outcome<User, undefined>> => {
    const { parties, guilds } = user.invitations
    const _id = group as GroupId
    if (parties.some(({ id }) => id === group)) return E.right(outcome(withoutInvitation(user, { _id, type: 'party' })))
    if (guilds.some(({ id }) => id === group)) return E.right(outcome(withoutInvitation(user, { _id, type: 'guild' })))
    return refuse('messageGroupRequiresInvite')
  }

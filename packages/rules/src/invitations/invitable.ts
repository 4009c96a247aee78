import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { isInvited, isMember, type Denial, denialsOf } from '../permissions/index.ts'
import { findDocument, type Documents } from '../documents/index.ts'
import type { EmailInvitee, Invitees } from './invitees.ts'

export type TargetRefusals =
  | 'cannotInviteSelfToGroup'
  | 'userWithIDNotFound'
  | 'userWithUsernameNotFound'
  | 'userAlreadyInGroup'
  | 'userAlreadyInvitedToGroup'
  | 'userAlreadyPendingInvitation'
  | 'userAlreadyInAParty'
  | Denial

type Invitable = { readonly players: ReadonlyArray<User>; readonly mails: ReadonlyArray<EmailInvitee> }

/** Resolves invitees to players, each of whom the actor may invite, and to addresses that belong to no player. */
export const invitable = (
  documents: Documents,
  actor: User,
  group: Group,
  invitees: Invitees,
): Result<TargetRefusals, Invitable> => {
  const players = new Map<string, User>()
  const mails: EmailInvitee[] = []
  for (const lookup of lookUps(documents, invitees)) {
    if (lookup.type === 'nobody') return lookup.refusal
    if (lookup.type === 'stranger') mails.push(lookup.address)
    else {
      const { user } = lookup
      const reason = reasonAgainst(documents, actor, group, user)
      if (reason !== undefined) return refuse(reason, { userId: user._id, username: user.profile.name })
      players.set(user._id, user)
    }
  }
  return E.right({ players: [...players.values()], mails })
}

type InviteeLookup =
  | { readonly type: 'player'; readonly user: User }
  | { readonly type: 'stranger'; readonly address: EmailInvitee }
  | { readonly type: 'nobody'; readonly refusal: Result<'userWithIDNotFound' | 'userWithUsernameNotFound', never> }

const lookUps = (
  documents: Documents,
  { uuids = [], usernames = [], emails = [] }: Invitees,
): ReadonlyArray<InviteeLookup> => {
  const findUser = (matches: (local: User['auth']['local']) => boolean) =>
    Object.values(documents.users).find(({ auth }) => matches(auth.local))
  const playerOr = (user: User | undefined, otherwise: InviteeLookup): InviteeLookup =>
    user === undefined ? otherwise : { type: 'player', user }
  return [
    ...uuids.map((userId) =>
      playerOr(findDocument(documents, 'users', userId), {
        type: 'nobody',
        refusal: refuse('userWithIDNotFound', { userId }),
      }),
    ),
    ...usernames.map((username) =>
      playerOr(
        findUser(({ lowerCaseUsername }) => lowerCaseUsername === username),
        { type: 'nobody', refusal: refuse('userWithUsernameNotFound', { username }) },
      ),
    ),
    ...emails.map((address) =>
      playerOr(
        findUser(({ email }) => email?.toLowerCase() === address.email),
        { type: 'stranger', address },
      ),
    ),
  ]
}

const reasonAgainst = (
  documents: Documents,
  actor: User,
  group: Group,
  user: User,
): Exclude<TargetRefusals, 'userWithIDNotFound' | 'userWithUsernameNotFound'> | undefined => {
  if (user._id === actor._id) return 'cannotInviteSelfToGroup'
  const [objection] = denialsOf('group-invitation', actor, user)
  if (objection !== undefined) return objection
  if (group.type === 'guild') {
    if (isMember(user, group)) return 'userAlreadyInGroup'
    return isInvited(user, group) ? 'userAlreadyInvitedToGroup' : undefined
  }
  if (isInvited(user, group)) return 'userAlreadyPendingInvitation'
  return findDocument(documents, 'groups', user.party._id ?? '') === undefined ? undefined : 'userAlreadyInAParty'
}

import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import { isInvited, isMember, type Objection, objectionsTo } from '../permissions/index.ts'
import { documentOf, type Society } from '../society/index.ts'
import type { Addressed, Whom } from './invited-whom.ts'

export type TargetRefusals =
  | 'cannotInviteSelfToGroup'
  | 'userWithIDNotFound'
  | 'userWithUsernameNotFound'
  | 'userAlreadyInGroup'
  | 'userAlreadyInvitedToGroup'
  | 'userAlreadyPendingInvitation'
  | 'userAlreadyInAParty'
  | Objection

type Invitable = { readonly players: ReadonlyArray<User>; readonly mails: ReadonlyArray<Addressed> }

/** The players behind the names, each of whom may be invited by this player; and the addresses that no player has. */
export const invitable = (
  society: Society,
  actor: User,
  group: Group,
  whom: Whom,
): Answer<TargetRefusals, Invitable> => {
  const players = new Map<string, User>()
  const mails: Addressed[] = []
  for (const found of lookUps(society, whom)) {
    if (found.type === 'nobody') return found.refusal
    if (found.type === 'stranger') mails.push(found.address)
    else {
      const { user } = found
      const reason = reasonAgainst(society, actor, group, user)
      if (reason !== undefined) return refuse(reason, { userId: user._id, username: user.profile.name })
      players.set(user._id, user)
    }
  }
  return E.right({ players: [...players.values()], mails })
}

type Found =
  | { readonly type: 'player'; readonly user: User }
  | { readonly type: 'stranger'; readonly address: Addressed }
  | { readonly type: 'nobody'; readonly refusal: Answer<'userWithIDNotFound' | 'userWithUsernameNotFound', never> }

const lookUps = (society: Society, { uuids, usernames, emails }: Whom): ReadonlyArray<Found> => {
  const where = (fits: (local: User['auth']['local']) => boolean) =>
    Object.values(society.users).find(({ auth }) => fits(auth.local))
  const foundOr = (user: User | undefined, otherwise: Found): Found =>
    user === undefined ? otherwise : { type: 'player', user }
  return [
    ...uuids.map((userId) =>
      foundOr(documentOf(society, 'users', userId), {
        type: 'nobody',
        refusal: refuse('userWithIDNotFound', { userId }),
      }),
    ),
    ...usernames.map((username) =>
      foundOr(
        where(({ lowerCaseUsername }) => lowerCaseUsername === username),
        { type: 'nobody', refusal: refuse('userWithUsernameNotFound', { username }) },
      ),
    ),
    ...emails.map((address) =>
      foundOr(
        where(({ email }) => email?.toLowerCase() === address.email),
        { type: 'stranger', address },
      ),
    ),
  ]
}

const reasonAgainst = (
  society: Society,
  actor: User,
  group: Group,
  user: User,
): Exclude<TargetRefusals, 'userWithIDNotFound' | 'userWithUsernameNotFound'> | undefined => {
  if (user._id === actor._id) return 'cannotInviteSelfToGroup'
  const [objection] = objectionsTo('group-invitation', actor, user)
  if (objection !== undefined) return objection
  if (group.type === 'guild') {
    if (isMember(user, group)) return 'userAlreadyInGroup'
    return isInvited(user, group) ? 'userAlreadyInvitedToGroup' : undefined
  }
  if (isInvited(user, group)) return 'userAlreadyPendingInvitation'
  return documentOf(society, 'groups', user.party._id ?? '') === undefined ? undefined : 'userAlreadyInAParty'
}

import type { Group, User } from '../../model/index.ts'
import type { Invitation } from '../../model/group/invitation.ts'

type Named = Pick<Group, '_id' | 'type'>

/** The player's invitation to this group, if there is one. */
export const invitationTo = ({ invitations }: User, { _id, type }: Named): Invitation | undefined =>
  (type === 'party' ? invitations.parties : invitations.guilds).find(({ id }) => id === _id)

/** The player with one invitation more; the newest to a party is the current one. */
export const withInvitation = (user: User, type: Group['type'], invitation: Invitation): User => {
  const { guilds, parties } = user.invitations
  const invitations =
    type === 'party'
      ? { ...user.invitations, parties: [...parties, invitation], party: invitation }
      : { ...user.invitations, guilds: [...guilds, invitation] }
  return { ...user, invitations }
}

/** The player without the invitation to this group; the latest of those that remain becomes the current one. */
export const withoutInvitation = (user: User, { _id, type }: Named): User => {
  const { guilds, parties } = user.invitations
  const others = (list: ReadonlyArray<Invitation>) => list.filter(({ id }) => id !== _id)
  if (type === 'guild') return { ...user, invitations: { ...user.invitations, guilds: others(guilds) } }
  const left = others(parties)
  return { ...user, invitations: { ...user.invitations, parties: left, party: left.at(-1) ?? {} } }
}

/** The player without any invitation to a party. */
export const withoutPartyInvitations = (user: User): User => ({
  ...user,
  invitations: { ...user.invitations, parties: [], party: {} },
})

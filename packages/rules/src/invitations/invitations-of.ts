import type { Group, Invitation, User } from '../model/index.ts'

type GroupRef = Pick<Group, '_id' | 'type'>

/** The player's invitation to this group, if there is one. */
export const invitationTo = ({ invitations }: User, { _id, type }: GroupRef): Invitation | undefined =>
  (type === 'party' ? invitations.parties : invitations.guilds).find(({ id }) => id === _id)

/** Adds an invitation; the newest to a party becomes the current one. */
export const withInvitation = (user: User, type: Group['type'], invitation: Invitation): User => {
  const { guilds, parties } = user.invitations
  const invitations =
    type === 'party'
      ? { ...user.invitations, parties: [...parties, invitation], party: invitation }
      : { ...user.invitations, guilds: [...guilds, invitation] }
  return { ...user, invitations }
}

/** Removes the invitation to this group; the latest remaining one to a party becomes the current one. */
export const withoutInvitation = (user: User, { _id, type }: GroupRef): User => {
  const { guilds, parties } = user.invitations
  const others = (list: ReadonlyArray<Invitation>) => list.filter(({ id }) => id !== _id)
  if (type === 'guild') return { ...user, invitations: { ...user.invitations, guilds: others(guilds) } }
  const remaining = others(parties)
  return { ...user, invitations: { ...user.invitations, parties: remaining, party: remaining.at(-1) ?? {} } }
}

/** Removes all invitations to parties. */
export const withoutPartyInvitations = (user: User): User => ({
  ...user,
  invitations: { ...user.invitations, parties: [], party: {} },
})

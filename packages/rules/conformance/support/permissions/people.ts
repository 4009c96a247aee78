import type { User, UserId } from '../../../src/model/index.ts'
import { A_PLAN, aGroup, aPerson, type DeepPartial, idOf } from '../../../test-kit/index.ts'

/** Everybody who appears as a role: staff have a single privilege and no membership. */
const STAFF = ['moderator', 'challengeAdmin', 'fullAccess', 'userSupport', 'accessControl', 'news', 'coupons'] as const

export const staff: ReadonlyArray<User> = STAFF.map((name) =>
  aPerson(name, { permissions: { [name]: true }, balance: 5 }),
)

/** Nobody in particular: one who asks, and two who are named. */
export const outsiders: ReadonlyArray<User> = ['outsider', 'stranger', 'otherUser'].map((name) =>
  aPerson(name, { balance: 5 }),
)

/** Members by their roles, each changed by what makes them a member. */
export const membersBy = (roles: ReadonlyArray<string>, membership: DeepPartial<User>): ReadonlyArray<User> =>
  roles.map((role) =>
    aPerson(role, {
      ...membership,
      balance: 5,
      flags: { verifiedUsername: true, ...(role === 'muted' ? { chatRevoked: true } : {}) },
    }),
  )

const invitation = (group: string) => ({ id: idOf(group), name: group, inviter: idOf('leader') })

export const invitedToParty = aPerson('invited', {
  invitations: { parties: [invitation('party')], party: invitation('party') },
})
export const invitedToGuild = aPerson('invited', { invitations: { guilds: [invitation('guild')] } })

export const party = aGroup('party', { memberCount: 4 })

/** A private guild with a plan that runs. */
export const guild = aGroup('guild', {
  type: 'guild',
  memberCount: 5,
  managers: { [idOf<UserId>('manager')]: true },
  purchased: { plan: A_PLAN },
})

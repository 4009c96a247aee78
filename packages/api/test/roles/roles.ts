/** What a caller is to the others. Staff are in no group, so that it shows what the privilege alone opens. */
export const ROLES = [
  'visitor',
  'stranger',
  'invited',
  'member',
  'muted',
  'shadowMuted',
  'blocked',
  'manager',
  'leader',
  'assignee',
  'userSupport',
  'accessControl',
  'challengeAdmin',
  'moderator',
  'news',
  'coupons',
  'fullAccess',
  'suspended',
] as const
export type Role = (typeof ROLES)[number]

/** Everybody but the visitor has an account; `other` is whom or whose things a call is about. */
export type PersonName = Exclude<Role, 'visitor'> | 'other'

export const PEOPLE: ReadonlyArray<PersonName> = [...ROLES.filter((role) => role !== 'visitor'), 'other']

/** In the party and the guilds. */
export const MEMBERS: ReadonlySet<PersonName> = new Set([
  'member',
  'muted',
  'shadowMuted',
  'blocked',
  'manager',
  'leader',
  'assignee',
  'suspended',
  'other',
])

export const PRIVILEGED: ReadonlySet<PersonName> = new Set([
  'userSupport',
  'accessControl',
  'challengeAdmin',
  'moderator',
  'news',
  'coupons',
  'fullAccess',
])

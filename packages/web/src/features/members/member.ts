import { type Member, MEMBER_SORTS, type MemberRow } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { LARGE_GROUP } from '@daykeep/rules/documents'
import type { PlayerClass } from '@daykeep/rules/model'
import { type AvatarArt, NEWCOMER, toAvatarArt } from '../../art/index.ts'
import { toLooks } from '../people/index.ts'

/** A member of a group, or somebody who is invited to it. */
export type MemberModel = {
  readonly id: string
  readonly name: string
  /** Missing while the name is not confirmed. */
  readonly username: string | undefined
  readonly avatar: AvatarArt
  readonly level: number
  /** Missing for players without a class. */
  readonly class: PlayerClass | undefined
  /** When they began to play, and when they were last here; in milliseconds since 1970. */
  readonly created: number
  readonly lastSeen: number
  /** The key of their background; empty without one. */
  readonly background: string
  /** Of a contributor; 0 of others. */
  readonly tier: number
}

/** docs/reference/screens.md 7.3. */
export const toMember = (catalogue: Catalogue, row: MemberRow): MemberModel => ({
  id: row._id,
  name: row.profile.name,
  username: row.auth.local.username ?? undefined,
  ...(isWhole(row) ? publicOf(catalogue, row) : UNKNOWN),
})

const isWhole = (row: MemberRow): row is Member => 'stats' in row

const UNKNOWN = { avatar: NEWCOMER, level: 1, class: undefined, created: 0, lastSeen: 0, background: '', tier: 0 }

const publicOf = (catalogue: Catalogue, { auth, contributor, flags, items, preferences, stats }: Member) => ({
  avatar: toAvatarArt(toLooks({ preferences, items, stats }), catalogue),
  level: stats.lvl,
  class: flags.classSelected && preferences['disableClasses'] !== true ? stats.class : undefined,
  created: Date.parse(auth.timestamps.created),
  lastSeen: Date.parse(auth.timestamps.loggedin),
  background: typeof preferences['background'] === 'string' ? preferences['background'] : '',
  tier: Number(contributor?.['level'] ?? 0),
})

/** `role`: the leader, then managers. The server sorts by all others. */
export const MEMBER_ORDERS = ['role', ...MEMBER_SORTS] as const
export type MemberOrder = (typeof MEMBER_ORDERS)[number]

/** The orders that the members in the header can have; written here too, since the header is on the first screen. */
export const HEADER_ORDERS: ReadonlySet<MemberOrder> = new Set(['level', 'class', 'name', 'lastSeen'])

/** An order, as people expect it or turned round. */
export type Sorting = { readonly by: MemberOrder; readonly isTurned: boolean }

/** In a group above this size the server sorts, since the browser knows a part of the members alone. */
export const PAGE = 60

/** Which orders a group of a size can be seen in; very large ones come as the server likes. docs/decisions/129-search-in-large-groups.md */
export const ordersFor = (memberCount: number): ReadonlyArray<MemberOrder> => {
  if (memberCount <= PAGE) return MEMBER_ORDERS
  return memberCount <= LARGE_GROUP ? MEMBER_SORTS : []
}

/** What has more comes first where more is what one looks for. */
const MORE_FIRST: ReadonlySet<MemberOrder> = new Set(['level', 'created', 'lastSeen', 'tier'])

export const isDescending = ({ by, isTurned }: Sorting): boolean => MORE_FIRST.has(by) !== isTurned

type Roles = { readonly leaderId: string; readonly managers: ReadonlySet<string> }

/** Members in an order; those whom it does not tell apart by name. */
export const sortMembers = (
  members: ReadonlyArray<MemberModel>,
  sorting: Sorting,
  roles: Roles,
): ReadonlyArray<MemberModel> => {
  const sign = isDescending(sorting) ? -1 : 1
  return members.toSorted((a, b) => sign * COMPARE[sorting.by](a, b, roles) || COMPARE.name(a, b, roles))
}

type Compare = (a: MemberModel, b: MemberModel, roles: Roles) => number

const COMPARE: Readonly<Record<MemberOrder, Compare>> = {
  role: (a, b, roles) => rankOf(a, roles) - rankOf(b, roles),
  name: (a, b) => a.name.localeCompare(b.name),
  level: (a, b) => a.level - b.level,
  class: (a, b) => (a.class ?? '').localeCompare(b.class ?? ''),
  background: (a, b) => a.background.localeCompare(b.background),
  created: (a, b) => a.created - b.created,
  lastSeen: (a, b) => a.lastSeen - b.lastSeen,
  tier: (a, b) => a.tier - b.tier,
}

const rankOf = ({ id }: MemberModel, { leaderId, managers }: Roles): number =>
  id === leaderId ? 0 : managers.has(id) ? 1 : 2

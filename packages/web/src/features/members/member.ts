import type { Member, MemberRow } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
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
}

/** docs/reference/screens.md 7.3. */
export const toMember = (catalogue: Catalogue, row: MemberRow): MemberModel => ({
  id: row._id,
  name: row.profile.name,
  username: row.auth.local.username ?? undefined,
  ...(isWhole(row) ? publicOf(catalogue, row) : UNKNOWN),
})

const isWhole = (row: MemberRow): row is Member => 'stats' in row

const UNKNOWN = { avatar: NEWCOMER, level: 1, class: undefined, created: 0, lastSeen: 0 }

const publicOf = (catalogue: Catalogue, { auth, flags, items, preferences, stats }: Member) => ({
  avatar: toAvatarArt(toLooks({ preferences, items, stats }), catalogue),
  level: stats.lvl,
  class: flags.classSelected && preferences['disableClasses'] !== true ? stats.class : undefined,
  created: Date.parse(auth.timestamps.created),
  lastSeen: Date.parse(auth.timestamps.loggedin),
})

export const MEMBER_ORDERS = ['role', 'name', 'level', 'class', 'created', 'lastSeen'] as const
export type MemberOrder = (typeof MEMBER_ORDERS)[number]

/** Members in an order; those whom it does not tell apart by name. */
export const sortMembers = (
  members: ReadonlyArray<MemberModel>,
  order: MemberOrder,
  leaderId: string,
): ReadonlyArray<MemberModel> => members.toSorted((a, b) => COMPARE[order](a, b, leaderId) || COMPARE.name(a, b))

type Compare = (a: MemberModel, b: MemberModel, leaderId?: string) => number

const COMPARE: Readonly<Record<MemberOrder, Compare>> = {
  role: (a, b, leaderId) => Number(b.id === leaderId) - Number(a.id === leaderId),
  name: (a, b) => a.name.localeCompare(b.name),
  level: (a, b) => b.level - a.level,
  class: (a, b) => (a.class ?? '').localeCompare(b.class ?? ''),
  created: (a, b) => b.created - a.created,
  lastSeen: (a, b) => b.lastSeen - a.lastSeen,
}

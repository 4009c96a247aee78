import type { GroupBasic, WireGroup } from '@daykeep/api/contract'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'

export type GuildSize = 'gold' | 'silver' | 'bronze'

/** A guild as its card and its page show it. */
export type GuildModel = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly members: number
  readonly size: GuildSize
  readonly isPrivate: boolean
  readonly topics: ReadonlyArray<{ readonly slug: string; readonly name: string }>
  readonly isMember: boolean
  readonly leads: boolean
  /** Missing where nobody said who leads, or the account is gone. */
  readonly leader: { readonly id: string; readonly name: string } | undefined
  /** Gems in the bank of the guild. */
  readonly gems: number
}

const GOLD = 1000
const SILVER = 100

/** The crest of a guild, by its members. docs/reference/screens.md 10.4. */
export const sizeOf = (members: number): GuildSize =>
  members >= GOLD ? 'gold' : members >= SILVER ? 'silver' : 'bronze'

/** The members of guilds of a size, as the API takes them. docs/reference/api.md 2.9. */
export const BOUNDS: Readonly<
  Record<GuildSize, { readonly minMemberCount?: string; readonly maxMemberCount?: string }>
> = {
  gold: { minMemberCount: String(GOLD) },
  silver: { minMemberCount: String(SILVER), maxMemberCount: String(GOLD - 1) },
  bronze: { maxMemberCount: String(SILVER - 1) },
}

type Reader = { readonly id: string; readonly guilds: ReadonlyArray<string> }

export const toGuild = (reader: Reader, group: GroupBasic | WireGroup): GuildModel => ({
  id: group._id,
  name: group.name,
  summary: group.summary,
  description: group.description ?? '',
  members: group.memberCount,
  size: sizeOf(group.memberCount),
  isPrivate: group.privacy === 'private',
  topics: group.categories.map(({ slug, name }) => ({ slug, name })),
  isMember: reader.guilds.includes(group._id),
  leads: (typeof group.leader === 'string' ? group.leader : group.leader._id) === reader.id,
  leader: leaderOf(group),
  gems: Math.floor(group.balance * GEMS_PER_BALANCE),
})

const leaderOf = (group: GroupBasic | WireGroup): GuildModel['leader'] => {
  const person = 'leaderPerson' in group ? group.leaderPerson : group.leader
  if (person === undefined || typeof person === 'string' || person.profile.name === '') return undefined
  return { id: person._id, name: person.profile.name }
}

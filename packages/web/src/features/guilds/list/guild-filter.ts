import type { GuildSize } from '../guild.ts'

export const GUILD_SORTS = ['members', 'activity', 'name'] as const
export type GuildSort = (typeof GUILD_SORTS)[number]

export type GuildRole = 'leader' | 'member' | 'stranger'

/** What the player looks for among guilds. Empty texts ask for nothing. */
export type GuildFilter = {
  readonly search: string
  readonly size: GuildSize | ''
  readonly category: string
  readonly role: GuildRole | ''
  readonly sort: GuildSort
}

export const ANY_GUILD: GuildFilter = { search: '', size: '', category: '', role: '', sort: 'members' }

/** Whether anything may be hidden. */
export const isFiltered = ({ search, size, category, role }: GuildFilter): boolean =>
  search.trim() !== '' || size !== '' || category !== '' || role !== ''

import type { Seeker } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { PlayerClass } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../../art/index.ts'
import { toLooks } from '../../people/index.ts'

export type SeekerModel = {
  readonly id: string
  readonly name: string
  readonly username: string | undefined
  readonly avatar: AvatarArt
  readonly level: number
  readonly class: PlayerClass | undefined
  /** A language code, such as `en`. */
  readonly language: string
  readonly checkIns: number
  /** When they were last here, in milliseconds since 1970. */
  readonly lastSeen: number
}

/** One who looks for a party. docs/reference/screens.md 6.7. */
export const toSeeker = (
  catalogue: Catalogue,
  { _id, auth, flags, items, loginIncentives, preferences, profile, stats }: Seeker,
): SeekerModel => ({
  id: _id,
  name: profile.name,
  username: auth.local.username ?? undefined,
  avatar: toAvatarArt(toLooks({ preferences, items, stats }), catalogue),
  level: stats.lvl,
  class: flags['classSelected'] === true && preferences['disableClasses'] !== true ? stats.class : undefined,
  language: typeof preferences['language'] === 'string' ? preferences['language'] : 'en',
  checkIns: loginIncentives,
  lastSeen: Date.parse(auth.timestamps.loggedin),
})

/** What a leader looks for; empty texts and 0 ask for nothing. */
export type SeekerFilter = {
  readonly fromLevel: number
  readonly toLevel: number
  /** Here within so many days. */
  readonly days: number
  /** How many hours their clock may differ from the leader's. */
  readonly zone: number
  readonly class: PlayerClass | ''
  readonly language: string
}

export const ANY_SEEKER: SeekerFilter = { fromLevel: 0, toLevel: 0, days: 0, zone: 0, class: '', language: '' }

/** The filter as the server takes it: only what asks for something. */
export const toQuery = (filter: SeekerFilter): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== 0))

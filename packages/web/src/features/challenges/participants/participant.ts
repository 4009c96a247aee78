import type { Member, MemberRow } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { type AvatarArt, NEWCOMER, toAvatarArt } from '../../../art/index.ts'
import { toLooks } from '../../people/index.ts'

/** One who takes part in a challenge. */
export type ParticipantModel = {
  readonly id: string
  readonly name: string
  readonly username: string | undefined
  readonly avatar: AvatarArt
  readonly level: number | undefined
}

/** docs/reference/screens.md 7.3. */
export const toParticipant = (catalogue: Catalogue, row: MemberRow): ParticipantModel => ({
  id: row._id,
  name: row.profile.name,
  username: row.auth.local.username ?? undefined,
  avatar: isWhole(row) ? toAvatarArt(toLooks(row), catalogue) : NEWCOMER,
  level: isWhole(row) ? row.stats.lvl : undefined,
})

const isWhole = (row: MemberRow): row is Member => 'stats' in row

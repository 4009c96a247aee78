import type { HallRow } from '@daykeep/api/contract'
import type { HallEntry } from './HallView.tsx'

/** A row of the hall, as the server tells it. docs/reference/api.md 2.15. */
export const toHallEntry =
  (kind: 'contributors' | 'patrons') =>
  ({ _id, profile, contributor, backer }: HallRow): HallEntry => ({
    id: _id,
    name: profile.name,
    rank: Number(kind === 'contributors' ? (contributor['level'] ?? 0) : (backer['tier'] ?? 0)),
    title: textOf(kind === 'contributors' ? contributor['text'] : backer['npc']),
    contributions: kind === 'contributors' ? textOf(contributor['contributions']) : '',
  })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

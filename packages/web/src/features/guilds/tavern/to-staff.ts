import type { HallRow } from '@daykeep/api/contract'

export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly tier: number
  /** Their own title, or an empty string. */
  readonly title: string
}

/** Levels of contributors: moderators have the first of these, staff the second. docs/reference/api.md 3.16. */
export const TIERS = { moderator: 8, staff: 9 } as const

/** Moderators and staff among the contributors of the hall, in its order. */
export const toStaff = (contributors: ReadonlyArray<HallRow>): ReadonlyArray<StaffMember> =>
  contributors
    .map(({ _id, profile, contributor }) => ({
      id: _id,
      name: profile.name,
      tier: Number(contributor['level'] ?? 0),
      title: typeof contributor['text'] === 'string' ? contributor['text'] : '',
    }))
    .filter(({ tier }) => tier >= TIERS.moderator)

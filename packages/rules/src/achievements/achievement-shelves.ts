import type { User } from '../model/index.ts'
import { ACHIEVEMENT_ROWS, type AchievementRow, type AchievementState } from './achievement-rows.ts'

export type ShelfName = keyof typeof ACHIEVEMENT_ROWS

/** An achievement as a shelf lists it. */
export type ShelfEntry = AchievementState & { readonly key: string }

/** The achievements of a profile by shelf, earned or not; rare ones only if earned. docs/reference/screens.md 3.3. */
export const achievementShelves = (user: User): { readonly [Name in ShelfName]: ReadonlyArray<ShelfEntry> } => ({
  basic: shelfOf(user, ACHIEVEMENT_ROWS.basic),
  onboarding: shelfOf(user, ACHIEVEMENT_ROWS.onboarding),
  seasonal: shelfOf(user, ACHIEVEMENT_ROWS.seasonal),
  special: shelfOf(user, ACHIEVEMENT_ROWS.special),
})

const shelfOf = (user: User, rows: ReadonlyArray<AchievementRow>): ReadonlyArray<ShelfEntry> =>
  rows.flatMap(({ key, isRare, read }) => {
    const state = read(user)
    return isRare && !state.earned ? [] : [{ key, ...state }]
  })

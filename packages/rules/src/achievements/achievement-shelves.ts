import type { User } from '../model/index.ts'
import { ACHIEVEMENT_ROWS, type AchievementRow, type Earned } from './achievement-rows.ts'

export type ShelfName = keyof typeof ACHIEVEMENT_ROWS

/** One achievement on a shelf: `count` where it is shown how often it was earned. */
export type ShownAchievement = Earned & { readonly key: string }

/** The achievements of a profile, shelf by shelf, earned or not; rare ones stand there for who has them. Screens 3.3. */
export const achievementShelves = (user: User): { readonly [Name in ShelfName]: ReadonlyArray<ShownAchievement> } => ({
  basic: shelfOf(user, ACHIEVEMENT_ROWS.basic),
  onboarding: shelfOf(user, ACHIEVEMENT_ROWS.onboarding),
  seasonal: shelfOf(user, ACHIEVEMENT_ROWS.seasonal),
  special: shelfOf(user, ACHIEVEMENT_ROWS.special),
})

const shelfOf = (user: User, rows: ReadonlyArray<AchievementRow>): ReadonlyArray<ShownAchievement> =>
  rows.flatMap(({ key, isRare, read }) => {
    const shown = read(user)
    return isRare && !shown.earned ? [] : [{ key, ...shown }]
  })

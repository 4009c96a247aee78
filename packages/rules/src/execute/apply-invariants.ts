import { stableAchievements } from '../achievements/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Outcome, Seed } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'
import { withPointsNotice, withStoredFigures } from '../stats/index.ts'

/**
 * Restores what is true of a player after every command: achievements of the stable, the notice of unspent points, a
 * valid day start, capped figures. The order matters. docs/reference/rules.md 17 step 4.
 */
export const applyInvariants =
  (catalogue: Catalogue, seed: Seed) =>
  (user: User): Outcome<User, undefined> => {
    const awarded = stableAchievements(catalogue)(user)
    const noted = withPointsNotice(seed, awarded.state)
    const repaired = withHourOfDay(noted)
    return { ...awarded, state: withStoredFigures(repaired) }
  }

/** A day starts at a full hour from 0 to 23; anything else is stored as midnight. docs/reference/rules.md 1.4; docs/decisions/017-day-start-and-time-zone.md. */
const withHourOfDay = (user: User): User => {
  const { dayStart } = user.preferences
  const isHour = Number.isInteger(dayStart) && dayStart >= 0 && dayStart <= 23
  return isHour ? user : withPreferences(user, { dayStart: 0 })
}

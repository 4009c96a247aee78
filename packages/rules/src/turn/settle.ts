import { stableAchievements } from '../achievements/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { Outcome, Seed } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'
import { withPointsNotice, withStoredFigures } from '../stats/index.ts'

/** What follows of every change of a player, whatever the command, in this order. Reference, rules 17 step 4. */
export const settle =
  (catalogue: Catalogue, seed: Seed) =>
  (user: User): Outcome<User, undefined> => {
    const awarded = stableAchievements(catalogue)(user)
    const noted = withPointsNotice(seed, awarded.state)
    const repaired = withHourOfDay(noted)
    return { ...awarded, state: withStoredFigures(repaired) }
  }

/** A day starts at a full hour from 0 to 23; anything else is stored as midnight. Reference, rules 1.4 and 15 number 1. */
const withHourOfDay = (user: User): User => {
  const { dayStart } = user.preferences
  const isHour = Number.isInteger(dayStart) && dayStart >= 0 && dayStart <= 23
  return isHour ? user : withPreferences(user, { dayStart: 0 })
}

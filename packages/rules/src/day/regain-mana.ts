import { withStats } from '../model/index.ts'
import { maxMana } from '../stats/index.ts'
import type { Step } from './new-day.ts'

/** A night's mana: a tenth of what the player can hold, at least 10, by the part of the dailies that was done. Reference, rules 3.8. */
export const regainMana: Step =
  ({ world }) =>
  (day) => {
    const { user, tally } = day
    if (user.preferences.sleep) return day
    const most = maxMana(world.catalogue, user)
    const all = tally.checked + tally.unchecked
    const part = all === 0 ? 1 : tally.checked / all
    const mp = Math.min(user.stats.mp + Math.max(10, 0.1 * most) * part, most)
    return { ...day, user: withStats(user, { mp }) }
  }

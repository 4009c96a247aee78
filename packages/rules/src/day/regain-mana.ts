import { withStats } from '../model/index.ts'
import { maxMana } from '../stats/index.ts'
import { isResting } from './is-resting.ts'
import type { DayStep } from './day-step.ts'

/** Restores a tenth of maximum mana, at least 10, times the fraction of dailies done. docs/reference/rules.md 3.8. */
export const regainMana: DayStep = (context) => (day) => {
  const { user, tally } = day
  if (isResting(context, user)) return day
  const limit = maxMana(context.catalogue, user)
  const all = tally.checked + tally.unchecked
  const fraction = all === 0 ? 1 : tally.checked / all
  const mp = Math.min(user.stats.mp + Math.max(10, 0.1 * limit) * fraction, limit)
  return { ...day, user: withStats(user, { mp }) }
}

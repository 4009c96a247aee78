import { type Buffs, NO_BUFFS, type User, withAchievements, withStats } from '../model/index.ts'
import { levelForStats } from '../stats/index.ts'
import type { DayStep } from './day-step.ts'

/** Ends all buffs and transformations; a perfect day adds a buff to all attributes until the next day. docs/reference/rules.md 3.7. */
export const endBuffs: DayStep = () => (day) => {
  const user = withoutDebuffPins(day.user)
  if (!(day.tally.perfect && day.tally.anyDue)) return { ...day, user: withBuffs(user, NO_BUFFS) }
  const strength = Math.ceil(levelForStats(user.stats.lvl) / 2)
  const buffs = { ...NO_BUFFS, str: strength, int: strength, con: strength, per: strength }
  const perfect = withAchievements(user, { perfect: user.achievements.perfect + 1 })
  return { ...day, user: withBuffs(perfect, buffs), events: [...day.events, { type: 'PerfectDayReached' }] }
}

const withBuffs = (user: User, buffs: Buffs): User => withStats(user, { buffs })

/** Unpins antidotes, since all transformations have ended. docs/reference/rules.md 10.9. */
const withoutDebuffPins = (user: User): User => {
  const remaining = user.pinnedItems.filter(({ type }) => type !== 'debuffPotion')
  return remaining.length === user.pinnedItems.length ? user : { ...user, pinnedItems: remaining }
}

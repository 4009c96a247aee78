import { type Buffs, NO_BUFFS, type User, withAchievements, withStats } from '../model/index.ts'
import { levelForStats } from '../stats/index.ts'
import type { Step } from './new-day.ts'

/** A perfect day makes stronger until the next; otherwise all buffs end, and transformations always. Reference, rules 3.7. */
export const endBuffs: Step = () => (day) => {
  const user = withoutDebuffPins(day.user)
  if (!(day.tally.perfect && day.tally.anyDue)) return { ...day, user: withBuffs(user, NO_BUFFS) }
  const strength = Math.ceil(levelForStats(user.stats.lvl) / 2)
  const buffs = { ...NO_BUFFS, str: strength, int: strength, con: strength, per: strength }
  const perfect = withAchievements(user, { perfect: user.achievements.perfect + 1 })
  return { ...day, user: withBuffs(perfect, buffs), events: [...day.events, { type: 'PerfectDayReached' }] }
}

const withBuffs = (user: User, buffs: Buffs): User => withStats(user, { buffs })

/** No transformation is left for an antidote. Reference, rules 10.9. */
const withoutDebuffPins = (user: User): User => {
  const left = user.pinnedItems.filter(({ type }) => type !== 'debuffPotion')
  return left.length === user.pinnedItems.length ? user : { ...user, pinnedItems: left }
}

import type { Player } from '@daykeep/rules/model'
import { experienceToLeave, hasClass } from '@daykeep/rules/stats'
import type { StatChange } from '../../toasts/index.ts'

/** What changed in health, mana, experience and gold. Experience counts across gained levels. docs/reference/rules.md 12.2. */
export const statChanges = (before: Player, after: Player): ReadonlyArray<StatChange> => {
  const [was, is] = [before.user.stats, after.user.stats]
  const changes: ReadonlyArray<StatChange> = [
    { stat: 'hp', amount: tenths(is.hp - was.hp) },
    { stat: 'mp', amount: hasClass(after.user) ? is.mp - was.mp : 0 },
    { stat: 'xp', amount: is.exp - was.exp + experienceOfLevels(was.lvl, is.lvl) },
    { stat: 'gp', amount: is.gp - was.gp },
  ]
  return changes.filter(({ amount }) => amount !== 0)
}

/** The experience that the gained levels took. 0 after a lost level. */
const experienceOfLevels = (from: number, to: number): number => {
  let total = 0
  for (let level = from; level < to; level += 1) total += experienceToLeave(level)
  return total
}

const tenths = (amount: number): number => Math.round(amount * 10) / 10

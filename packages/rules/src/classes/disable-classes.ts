import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule } from '../kernel/index.ts'
import { type User, withFlags, withPreferences, withStats } from '../model/index.ts'
import { levelForStats } from '../stats/index.ts'

/**
 * Plays on without classes: as a warrior whose points all go to strength, by themselves from now on.
 * Reference, rules 5.5 and 15, CONFLICT-11.
 */
export const disableClasses: Rule<never, object, never, User, undefined> = () => () => (user) => {
  const figures = { str: levelForStats(user.stats.lvl), int: 0, con: 0, per: 0, points: 0 }
  const warrior = withStats(user, { class: 'warrior', ...figures })
  const settled = withPreferences(warrior, { disableClasses: true, autoAllocate: true, automaticAllocation: true })
  return E.right(outcome(withFlags(settled, { classSelected: true }), [{ type: 'ClassesDisabled' }]))
}

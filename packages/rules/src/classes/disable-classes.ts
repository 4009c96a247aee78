import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule } from '../kernel/index.ts'
import { type User, withFlags, withPreferences, withStats } from '../model/index.ts'
import { levelForStats } from '../stats/index.ts'

/**
 * Disables classes: the player becomes a warrior, and all points go to strength, automatically from now on.
 * docs/reference/rules.md 5.5; docs/decisions/022-disabling-classes.md.
 */
export const disableClasses: Rule<never, object, never, User, undefined> = () => () => (user) => {
  const stats = { str: levelForStats(user.stats.lvl), int: 0, con: 0, per: 0, points: 0 }
  const warrior = withStats(user, { class: 'warrior', ...stats })
  const settled = withPreferences(warrior, { disableClasses: true, autoAllocate: true, automaticAllocation: true })
  return E.right(outcome(withFlags(settled, { classSelected: true }), [{ type: 'ClassesDisabled' }]))
}

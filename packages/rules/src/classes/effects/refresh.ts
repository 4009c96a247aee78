import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { type Deed, withEveryone } from '../scene.ts'

/** Mana for all but one class; what a player can hold is looked at when they next gain some. Reference, rules 6.2, mpheal. */
export const refresh: Deed<'refresh'> =
  ({ attribute, mana, except }) =>
  ({ totals }) =>
  (scene) => {
    const gained = Math.ceil(diminishing(totals[attribute], mana.most, mana.halfway))
    const refreshed = (user: User): User =>
      user.stats.class === except ? user : withStats(user, { mp: user.stats.mp + gained })
    return E.right(outcome(withEveryone(scene, refreshed)))
  }

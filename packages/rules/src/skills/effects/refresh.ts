import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { type EffectHandler, withWholeParty } from '../skill-targets.ts'

/**
 * Gives mana to all but one class. The maximum is applied only when a player next gains mana. docs/reference/rules.md
 * 6.2, mpheal.
 */
export const refresh: EffectHandler<'refresh'> =
  ({ attribute, mana, except }) =>
  ({ totals }) =>
  (targets) => {
    const gain = Math.ceil(diminishing(totals[attribute], mana.most, mana.halfway))
    const refreshed = (user: User): User =>
      user.stats.class === except ? user : withStats(user, { mp: user.stats.mp + gain })
    return E.right(outcome(withWholeParty(targets, refreshed)))
  }

import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { andThen, type Outcome, outcome, type Result } from '../kernel/index.ts'
import { gemsFor, payGems } from '../purse/index.ts'
import { type User, withPreferences, withStats } from '../model/index.ts'
import { withoutClassPins } from '../shops/index.ts'
import { levelForStats } from '../stats/index.ts'

/** Units of balance, three gems. docs/decisions/023-prices-in-balance.md. */
export const RESET_PRICE = 0.75

/**
 * Takes back all allocated points, for gems, and removes the pins of the class. It is free for players with classes
 * disabled. The caller sets the next class. docs/reference/rules.md 5.4.
 */
export const refundPoints =
  (catalogue: Catalogue) =>
  (user: User): Result<'notEnoughGems', Outcome<User, undefined>> => {
    const price = gemsFor(user, user.preferences.disableClasses ? 0 : RESET_PRICE)
    if (E.isLeft(price)) return price
    const paid = payGems({ price: price.right, transaction: 'change_class' })(user)
    return E.right(andThen((payer: User) => outcome(classless(catalogue, payer), [{ type: 'ClassReset' }]))(paid))
  }

const classless = (catalogue: Catalogue, user: User): User => {
  const { disableClasses, autoAllocate, automaticAllocation } = user.preferences
  const enabled = withPreferences(user, {
    disableClasses: false,
    autoAllocate: disableClasses ? false : autoAllocate,
    automaticAllocation: disableClasses ? false : automaticAllocation,
  })
  const points = levelForStats(user.stats.lvl)
  const blank = withStats(enabled, { str: 0, int: 0, con: 0, per: 0, points })
  return withoutClassPins(catalogue, blank)
}

import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { followedBy, gemsFor, payGems } from '../inventory/index.ts'
import { type Answer, type Outcome, outcome } from '../kernel/index.ts'
import { type User, withPreferences, withStats } from '../model/index.ts'
import { withoutClassPins } from '../shops/index.ts'
import { levelForStats } from '../stats/index.ts'

/** Units of balance, three gems. Reference, rules 15, CONFLICT-2. */
export const RESET_PRICE = 0.75

/**
 * Takes all placed points back, for gems, and ends what the class had pinned; who has classes disabled gets it for
 * nothing. What class comes next is for the caller to say. Reference, rules 5.4.
 */
export const refundPoints =
  (catalogue: Catalogue) =>
  (user: User): Answer<'notEnoughGems', Outcome<User, undefined>> => {
    const price = gemsFor(user, user.preferences.disableClasses ? 0 : RESET_PRICE)
    if (E.isLeft(price)) return price
    const paid = payGems({ price: price.right, transaction: 'change_class' })(user)
    return E.right(followedBy((payer: User) => outcome(classless(catalogue, payer), [{ type: 'ClassReset' }]))(paid))
  }

const classless = (catalogue: Catalogue, user: User): User => {
  const { disableClasses, autoAllocate, automaticAllocation } = user.preferences
  const free = withPreferences(user, {
    disableClasses: false,
    autoAllocate: disableClasses ? false : autoAllocate,
    automaticAllocation: disableClasses ? false : automaticAllocation,
  })
  const points = levelForStats(user.stats.lvl)
  const blank = withStats(free, { str: 0, int: 0, con: 0, per: 0, points })
  return withoutClassPins(catalogue, blank)
}

import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MysterySet } from '../../calendar/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { unpin, withOwnedGear } from '../../inventory/index.ts'
import { andThen, type Instant, outcome, refuse, type Result, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { hourglassesFor, payHourglasses, singleOf } from '../../purse/index.ts'
import { mysterySetsFor } from './mystery-sets-for.ts'

export type BuyMysterySet = { readonly key: string; readonly quantity?: number }

type Refusals = 'messageNotAbleToBuyInBulk' | 'notEnoughHourglasses' | 'mysterySetNotFound'

/** Hourglasses. docs/reference/application.md 9, Prices. */
const PRICE = 1

/** Buys all pieces of a set of an earlier month for an hourglass. docs/reference/rules.md 10.7. */
export const buyMysterySet: Rule<'catalogue' | 'now', BuyMysterySet, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) =>
    pipe(
      singleOf(quantity),
      E.chainW(() => hourglassesFor(user, PRICE)),
      E.chainW(() => mysterySetFor(catalogue, key, user, now)),
      E.map(({ pieces }) => {
        const keys = pieces.map((piece) => piece.key)
        const owner = unpin(withOwnedGear(user, ...keys), `mystery.${key}`)
        return outcome(owner, [{ type: 'ItemBought', itemType: 'mystery_set', key, quantity: 1 }])
      }),
      E.map(andThen(payHourglasses(PRICE, key))),
      E.map((sale) => ({ ...sale, message: { key: 'hourglassPurchaseSet' } })),
    )

const mysterySetFor = (
  catalogue: Catalogue,
  key: string,
  user: User,
  now: Instant,
): Result<'mysterySetNotFound', MysterySet> => {
  const set = mysterySetsFor(catalogue)(user, now).find((each) => each.key === key)
  return set === undefined ? refuse('mysterySetNotFound') : E.right(set)
}

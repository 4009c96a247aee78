import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { andThen, outcome, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { hourglassesFor, payHourglasses } from '../../purse/index.ts'
import { FOR_HOURGLASSES, type HourglassGoods, type HourglassRefusals } from './for-hourglasses.ts'

export type PurchaseWithHourglasses = {
  readonly type: HourglassGoods
  readonly key: string
  readonly quantity?: number
}

type Refusals = HourglassRefusals | 'notEnoughHourglasses'

/** Buys a background, a quest or an animal of the time travellers; only quests in quantity. docs/reference/rules.md 10.7. */
export const purchaseWithHourglasses: Rule<'catalogue', PurchaseWithHourglasses, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type, key, quantity = 1 }) =>
  (user) =>
    pipe(
      FOR_HOURGLASSES[type](catalogue, { key, quantity })(user),
      E.chainFirstW(({ price }) => hourglassesFor(user, price)),
      E.map(({ price, owner }) => {
        const bought = type === 'quests' ? quantity : 1
        const delivered = outcome(owner, [{ type: 'ItemBought', itemType: type, key, quantity: bought }])
        return { ...andThen(payHourglasses(price, key))(delivered), message: { key: 'hourglassPurchase' } }
      }),
    )

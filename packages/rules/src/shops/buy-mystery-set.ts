import * as E from 'fp-ts/lib/Either.js'
import { followedBy, hourglassesFor, type NumberOrText, payHourglasses, singleOf, unpin } from '../inventory/index.ts'
import { outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { mysterySetsFor } from './mystery-sets-for.ts'

export type BuyMysterySet = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'messageNotAbleToBuyInBulk' | 'notEnoughHourglasses' | 'mysterySetNotFound'

/** Hourglasses. Application specification, section 9, Prices. */
const PRICE = 1

/** Buys all pieces of a set of an earlier month for an hourglass. Reference, rules 10.7. */
export const buyMysterySet: Rule<'catalogue' | 'now', BuyMysterySet, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ key, quantity }) =>
  (user) => {
    const single = singleOf(quantity)
    if (E.isLeft(single)) return single
    const price = hourglassesFor(user, PRICE)
    if (E.isLeft(price)) return price
    const set = mysterySetsFor(catalogue)(user, now).find((each) => each.key === key)
    if (set === undefined) return refuse('mysterySetNotFound')
    const { gear } = user.items
    const owned = { ...gear.owned, ...Object.fromEntries(set.pieces.map((piece) => [piece.key, true])) }
    const owner = unpin(withItems(user, { gear: { ...gear, owned } }), `mystery.${key}`)
    const bought = outcome(owner, [{ type: 'ItemBought', itemType: 'mystery_set', key, quantity: 1 }])
    return E.right({
      ...followedBy(payHourglasses(price.right, key))(bought),
      message: { key: 'hourglassPurchaseSet' },
    })
  }

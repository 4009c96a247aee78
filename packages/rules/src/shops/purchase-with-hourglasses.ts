import * as E from 'fp-ts/lib/Either.js'
import { followedBy, hourglassesFor, type NumberOrText, payHourglasses, quantityOf } from '../inventory/index.ts'
import { lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { FOR_HOURGLASSES, type HourglassRefusals } from './for-hourglasses.ts'

export type PurchaseWithHourglasses = {
  readonly type?: string
  readonly key?: string
  readonly quantity?: NumberOrText
}

type Refusals =
  | HourglassRefusals
  | 'missingKeyParam'
  | 'missingTypeParam'
  | 'invalidQuantity'
  | 'typeNotAllowedHourglass'
  | 'notEnoughHourglasses'

/** Buys a scene, a quest or an animal of the time travellers. Only of quests more than one. Reference, rules 10.7. */
export const purchaseWithHourglasses: Rule<'catalogue', PurchaseWithHourglasses, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type, key, quantity: asked }) =>
  (user) => {
    if (!key) return refuse('missingKeyParam')
    if (!type) return refuse('missingTypeParam')
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const sell = lookUp(FOR_HOURGLASSES, type)
    if (sell === undefined)
      return refuse('typeNotAllowedHourglass', { allowedTypes: Object.keys(FOR_HOURGLASSES).join(', ') })
    const handed = sell(catalogue, { key, quantity: quantity.right })(user)
    if (E.isLeft(handed)) return handed
    const { price, owner } = handed.right
    const paid = hourglassesFor(user, price)
    if (E.isLeft(paid)) return paid
    const bought = outcome(owner, [
      { type: 'ItemBought', itemType: type, key, quantity: type === 'quests' ? quantity.right : 1 },
    ])
    return E.right({ ...followedBy(payHourglasses(price, key))(bought), message: { key: 'hourglassPurchase' } })
  }

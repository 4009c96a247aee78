import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { isReleased } from '../content/is-released.ts'
import { followedBy, GEMS_PER_BALANCE, gemsFor, type NumberOrText, payGems, quantityOf } from '../inventory/index.ts'
import { type Instant, lookUp, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { isEggSold, isFoodSold, isPotionSold } from './stock-on-sale.ts'

export const STOCK = ['eggs', 'hatchingPotions', 'food'] as const
export type StockType = (typeof STOCK)[number]

export type BuyStock = { readonly type: StockType; readonly key: string; readonly quantity?: NumberOrText }

type Refusals = 'invalidQuantity' | 'contentKeyNotFound' | 'messageNotAvailable' | 'notEnoughGems'

/** Buys eggs, hatching potions and food for gems. Reference, rules 10.5. */
export const buyStock: Rule<'catalogue' | 'now', BuyStock, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ type, key, quantity: asked }) =>
  (user) => {
    const quantity = quantityOf(asked)
    if (E.isLeft(quantity)) return quantity
    const offer = offerOf(catalogue, { type, key }, user, now)
    if (offer === undefined) return refuse('contentKeyNotFound', { key })
    if (!offer.isSold) return refuse('messageNotAvailable')
    const price = gemsFor(user, (offer.value * quantity.right) / GEMS_PER_BALANCE)
    if (E.isLeft(price)) return price
    const bags = user.items[type]
    const count = Math.max(0, lookUp<string, number>(bags, key) ?? 0) + quantity.right
    const bought = outcome(withItems(user, { [type]: { ...bags, [key]: count } }), [
      { type: 'ItemBought', itemType: type, key, quantity: quantity.right },
    ])
    return E.right(followedBy(payGems({ price: price.right, transaction: 'spend', reference: key }))(bought))
  }

type Offer = { readonly value: number; readonly isSold: boolean }

/** What is not out yet is not there. */
const offerOf = (
  catalogue: Catalogue,
  { type, key }: Pick<BuyStock, 'type' | 'key'>,
  user: User,
  now: Instant,
): Offer | undefined => {
  switch (type) {
    case 'eggs': {
      const egg = lookUp(catalogue.eggs, key)
      return egg && isReleased(egg, now) ? { value: egg.value, isSold: isEggSold(catalogue, user, egg) } : undefined
    }
    case 'hatchingPotions': {
      const potion = lookUp(catalogue.hatchingPotions, key)
      return potion && isReleased(potion, now)
        ? { value: potion.value, isSold: isPotionSold(catalogue, user, potion, now) }
        : undefined
    }
    case 'food': {
      const food = lookUp(catalogue.food, key)
      return food && { value: food.value, isSold: isFoodSold(catalogue, food, now) }
    }
  }
}

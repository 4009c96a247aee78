import { type Catalogue, isReleased } from '../../catalogue/index.ts'
import { type Instant, outcome, ownEntry, refuse, type Rule } from '../../kernel/index.ts'
import { type User, withItems } from '../../model/index.ts'
import { isEggSold, isFoodSold, isPotionSold } from '../on-sale/index.ts'
import { sellForGems } from './sell-for-gems.ts'

export const STOCK = ['eggs', 'hatchingPotions', 'food'] as const
export type StockType = (typeof STOCK)[number]

export type BuyStock = { readonly type: StockType; readonly key: string; readonly quantity?: number }

type Refusals = 'contentKeyNotFound' | 'messageNotAvailable' | 'notEnoughGems'

/** Buys eggs, hatching potions and food for gems. docs/reference/rules.md 10.5. */
export const buyStock: Rule<'catalogue' | 'now', BuyStock, Refusals, User, undefined> =
  ({ catalogue, now }) =>
  ({ type, key, quantity = 1 }) =>
  (user) => {
    const offer = stockOffer(catalogue, { type, key }, user, now)
    if (offer === undefined) return refuse('contentKeyNotFound', { key })
    if (!offer.isSold) return refuse('messageNotAvailable')
    return sellForGems({ price: offer.value * quantity, reference: key })((buyer) => {
      const stock = buyer.items[type]
      const count = Math.max(0, ownEntry<string, number>(stock, key) ?? 0) + quantity
      return outcome(withItems(buyer, { [type]: { ...stock, [key]: count } }), [
        { type: 'ItemBought', itemType: type, key, quantity },
      ])
    })(user)
  }

type StockOffer = { readonly value: number; readonly isSold: boolean }

/** Undefined for an item that does not exist or is not released yet. */
const stockOffer = (
  catalogue: Catalogue,
  { type, key }: Pick<BuyStock, 'type' | 'key'>,
  user: User,
  now: Instant,
): StockOffer | undefined => {
  switch (type) {
    case 'eggs': {
      const egg = ownEntry(catalogue.eggs, key)
      return egg && isReleased(egg, now) ? { value: egg.value, isSold: isEggSold(catalogue, user, egg) } : undefined
    }
    case 'hatchingPotions': {
      const potion = ownEntry(catalogue.hatchingPotions, key)
      return potion && isReleased(potion, now)
        ? { value: potion.value, isSold: isPotionSold(catalogue, user, potion, now) }
        : undefined
    }
    case 'food': {
      const food = ownEntry(catalogue.food, key)
      return food && { value: food.value, isSold: isFoodSold(catalogue, food, now) }
    }
  }
}

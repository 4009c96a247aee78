import type { Catalogue } from '@daykeep/rules/catalogue'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { GEMS_PER_BALANCE, hourglassesOf } from '@daykeep/rules/purse'
import { type Currency, pinnedColumn, type ShopItem } from '@daykeep/rules/shops'
import { contentOf } from './content-of.ts'
import { lockText } from './lock-text.ts'
import { purchaseOf } from './purchase-of.ts'
import type { ShopItemModel } from './shop-item.ts'

/** What the player has of a currency. */
export const fundsOf = (user: User, currency: Currency): number => {
  if (currency === 'gold') return user.stats.gp
  return currency === 'gems' ? user.balance * GEMS_PER_BALANCE : hourglassesOf(user)
}

/** Makes models of the items of a shop. Those that the catalogue does not know are left out. */
export const toShopItems = (catalogue: Catalogue, user: User, now: Instant) => {
  const content = contentOf(catalogue, user)
  const pins = new Set(pinnedColumn(catalogue, user, now).map(({ path }) => path))
  const funds = {
    gold: fundsOf(user, 'gold'),
    gems: fundsOf(user, 'gems'),
    hourglasses: fundsOf(user, 'hourglasses'),
  }
  return (items: ReadonlyArray<ShopItem>): ReadonlyArray<ShopItemModel> =>
    items.flatMap((item) => {
      const known = content(item)
      const purchase = purchaseOf(item)
      if (known === undefined || purchase === undefined) return []
      return {
        ...known,
        id: item.path,
        type: item.type,
        key: item.key,
        price: item.price,
        currency: item.currency,
        missing: Math.ceil(Math.max(0, item.price - funds[item.currency])),
        locked: lockText(catalogue, user, item),
        end: item.end === undefined ? undefined : fromIso(item.end),
        pinned: pins.has(item.path),
        purchase,
      }
    })
}

import type { Catalogue } from '@daykeep/rules/catalogue'
import { ownsGear, RELEASE_PRICE, stableProgress } from '@daykeep/rules/inventory'
import type { Instant } from '@daykeep/rules/kernel'
import { asKey, type GearKey, type PlayerClass, type User } from '@daykeep/rules/model'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { gearShop, isRebirthFree, marketShop } from '@daykeep/rules/shops'
import { t } from '../../../i18n/index.ts'
import {
  contentOf,
  shelfOf,
  shelfUnlessEmpty,
  type Purchase,
  type ShelfModel,
  type ShopItemModel,
  fundsOf,
  toShopItems,
} from '../item/index.ts'

/** The classes whose gear the market shows; `none` is gear without a class. */
export type GearClass = PlayerClass | 'none'

/** The shelves of the market, with the gear of one class. docs/reference/screens.md 5.2. */
export const toMarket = (
  catalogue: Catalogue,
  user: User,
  now: Instant,
  gearClass: GearClass,
): ReadonlyArray<ShelfModel> => {
  const toItems = toShopItems(catalogue, user, now)
  const { featured, categories, cards, special } = marketShop(catalogue)(user, now)
  const shelf = shelfOf(toItems)
  return [
    ...shelfUnlessEmpty('featured', toItems(featured)),
    {
      id: 'gear',
      title: t('shops.category.gear'),
      items: gearOf(catalogue, user, now, gearClass),
      empty: t('shops.allGear'),
    },
    ...categories.map((category) => shelf(category)),
    ...shelfUnlessEmpty('cards', toItems(cards)),
    {
      id: 'special',
      title: t('shops.category.special'),
      items: [...toItems(special).map((item) => asFree(user, now, item)), ...keysOf(catalogue, user)],
    },
  ]
}

/** Owned pieces are left out. */
const gearOf = (catalogue: Catalogue, user: User, now: Instant, gearClass: GearClass): ReadonlyArray<ShopItemModel> => {
  const items = gearShop(catalogue)(user, now).find(({ id }) => id === gearClass)?.items ?? []
  return toShopItems(catalogue, user, now)(items.filter(({ key }) => !ownsGear(user, asKey<GearKey>(key))))
}

/** The orb says when it costs nothing. */
const asFree = (user: User, now: Instant, item: ShopItemModel): ShopItemModel =>
  item.type === 'rebirth_orb' && isRebirthFree(user, now) ? { ...item, mark: t('shops.free') } : item

/** Gems for a key of the stable. */
const KEY_PRICE = RELEASE_PRICE * GEMS_PER_BALANCE

/** Which kinds of animals must be complete for a key. */
const KEYS = [
  { command: 'releasePets', needs: ['pets'] },
  { command: 'releaseMounts', needs: ['mounts'] },
  { command: 'releaseBoth', needs: ['pets', 'mounts'] },
] as const

/** The keys of the stable, for players who have found all animals that drop. */
const keysOf = (catalogue: Catalogue, user: User): ReadonlyArray<ShopItemModel> => {
  const progress = stableProgress(catalogue, user)
  const content = contentOf(catalogue, user)
  return KEYS.filter(({ needs }) => needs.every((kind) => progress[kind].found === progress[kind].total)).flatMap(
    ({ command }) => {
      const known = content({ path: `special.${command}` })
      if (known === undefined) return []
      const purchase: Purchase = { command }
      return {
        ...known,
        id: `special.${command}`,
        type: 'key',
        key: command,
        price: KEY_PRICE,
        currency: 'gems',
        missing: Math.max(0, KEY_PRICE - fundsOf(user, 'gems')),
        locked: undefined,
        end: undefined,
        pinned: undefined,
        purchase,
      }
    },
  )
}

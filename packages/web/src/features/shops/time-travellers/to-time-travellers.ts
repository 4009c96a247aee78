import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { timeTravellersShop } from '@daykeep/rules/shops'
import { formatDay, t } from '../../../i18n/index.ts'
import { shelfOf, shelfUnlessEmpty, type ShelfModel, type ShopItemModel, toShopItems } from '../item/index.ts'

/** The shelves of the time travellers, without what the player has. docs/reference/screens.md 5.9. */
export const toTimeTravellers = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<ShelfModel> => {
  const toItems = toShopItems(catalogue, user, now)
  const { categories, sets } = timeTravellersShop(catalogue)(user, now)
  const shelf = shelfOf(toItems)
  return [
    ...shelfUnlessEmpty('sets', toItems(sets).map(withMonth), t('shops.timeCategory.sets')),
    ...categories.map((category) => shelf(category, t(`shops.timeCategory.${category.id}`))),
  ]
}

/** Sets are marked with their month; those out of time have none. */
const withMonth = (item: ShopItemModel): ShopItemModel => {
  const year = Number(item.key.slice(0, 4))
  const month = Number(item.key.slice(4)) - 1
  return month >= 0 && month < 12
    ? { ...item, mark: formatDay(Date.UTC(year, month, 15), { month: 'long', year: 'numeric', timeZone: 'UTC' }) }
    : item
}

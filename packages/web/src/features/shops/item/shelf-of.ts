import type { ShopCategory } from '@daykeep/rules/shops'
import { t } from '../../../i18n/index.ts'
import type { ShelfModel, ShopItemModel } from './shop-item.ts'
import type { toShopItems } from './to-shop-item.ts'

type ToItems = ReturnType<typeof toShopItems>

/** The shelf of a category of the rules. */
export const shelfOf =
  (toItems: ToItems) =>
  ({ id, items }: ShopCategory, title = t(`shops.category.${id}`)): ShelfModel => ({ id, title, items: toItems(items) })

/** A shelf of single items; without any it is left out. */
export const shelfUnlessEmpty = (
  id: string,
  items: ReadonlyArray<ShopItemModel>,
  title = t(`shops.category.${id}`),
): ReadonlyArray<ShelfModel> => (items.length === 0 ? [] : [{ id, title, items }])

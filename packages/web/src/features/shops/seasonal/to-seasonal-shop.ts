import { galaSets } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { seasonalShop, type ShopCategory } from '@daykeep/rules/shops'
import { hasText, nameOf, t } from '../../../i18n/index.ts'
import { shelfOf, shelfUnlessEmpty, type ShelfModel, toShopItems } from '../item/index.ts'

/** The shelves of the seasonal shop: this year's sets first, then those of earlier years. docs/reference/screens.md 5.8. */
export const toSeasonalShop = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<ShelfModel> => {
  const toItems = toShopItems(catalogue, user, now)
  const { featured, categories } = seasonalShop(catalogue)(user, now)
  const shelf = shelfOf(toItems)
  const others = categories.filter(({ id }) => OTHERS.has(id))
  const sets = categories.filter(({ id }) => !OTHERS.has(id)).toReversed()
  return [
    ...shelfUnlessEmpty('featured', toItems(featured), t('shops.ownSet')),
    ...others.map((category) => shelf(category, t(`shops.seasonalCategory.${category.id}`))),
    ...sets.map((category) => ({
      ...shelf(category, setTitle(catalogue, category)),
      ...classGroup(catalogue, category),
    })),
  ]
}

const OTHERS = new Set(['spells', 'quests'])

/** Sets are chosen by class. */
const classGroup = (catalogue: Catalogue, { id }: ShopCategory): Pick<ShelfModel, 'group'> => {
  const name = galaSets(catalogue).find(({ key }) => key === id)?.class
  return name === undefined ? {} : { group: { id: name, title: t(`shops.class.${name}`) } }
}

const setTitle = (catalogue: Catalogue, { id }: ShopCategory): string => {
  const set = galaSets(catalogue).find(({ key }) => key === id)
  const name = hasText(`galaSets.${id}.text`) ? nameOf(`galaSets.${id}`) : id
  return set === undefined
    ? name
    : t('shops.setTitle', { name, class: t(`shops.class.${set.class}`), year: String(set.year) })
}

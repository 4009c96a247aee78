import type { Background, Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { customisationShop } from '@daykeep/rules/shops'
import { nameOf, t } from '../../../i18n/index.ts'
import { type ShelfModel, type ShopItemModel, toShopItems, backgroundSetTitle, wholeSet } from '../item/index.ts'

/** The shelves of the customisation shop: one a set, with the price of the whole. docs/reference/screens.md 5.7. */
export const toCustomisationShop = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<ShelfModel> => {
  const toItems = toShopItems(catalogue, user, now)
  return customisationShop(catalogue)(user, now).flatMap(({ id, items }): ReadonlyArray<ShelfModel> => {
    const title = t(`shops.lookCategory.${id}`)
    if (items.length === 0) return [{ id, title, items: [], empty: t(EMPTY[id] ?? 'shops.lookEmpty.season') }]
    return bySet(catalogue, toItems(items)).map((set) => {
      const whole = wholeSet(catalogue, user, set.title ?? title, set.items)
      return {
        id: `${id}.${set.key}`,
        group: { id, title },
        title: set.title === undefined ? title : t('shops.lookSetTitle', { kind: title, set: set.title }),
        items: set.items,
        ...(whole === undefined ? {} : { whole }),
      }
    })
  })
}

/** Backgrounds change with the month; ears and tails never leave, so that an empty shelf means that all are owned. */
const EMPTY: Readonly<Record<string, string>> = {
  backgrounds: 'shops.lookEmpty.month',
  animalEars: 'shops.lookEmpty.all',
  animalTails: 'shops.lookEmpty.all',
}

type SetModel = {
  readonly key: string
  readonly title: string | undefined
  readonly items: ReadonlyArray<ShopItemModel>
}

/** Items by the set in which they are sold, in the order of the first of each. */
const bySet = (catalogue: Catalogue, items: ReadonlyArray<ShopItemModel>): ReadonlyArray<SetModel> => {
  const sets = new Map<string, SetModel>()
  for (const item of items) {
    const set = setOf(catalogue, item)
    sets.set(set.key, { ...set, items: [...(sets.get(set.key)?.items ?? []), item] })
  }
  return [...sets.values()]
}

const setOf = (catalogue: Catalogue, { type, key, id }: ShopItemModel): Omit<SetModel, 'items'> => {
  switch (type) {
    case 'background': {
      const set = (catalogue.backgrounds as Readonly<Record<string, Background>>)[key]?.set ?? ''
      return { key: set, title: backgroundSetTitle(set) }
    }
    case 'gear':
      return { key: 'animal', title: undefined }
    default: {
      const set = catalogue.looks.find(({ path }) => path === id)?.set ?? ''
      return { key: set, title: nameOf(`lookSets.${set}`) }
    }
  }
}

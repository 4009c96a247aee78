import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { Quest } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { timesDone } from '@daykeep/rules/quests'
import { questShop } from '@daykeep/rules/shops'
import { t } from '../../../i18n/index.ts'
import { shelfOf, shelfUnlessEmpty, type ShelfModel, type ShopItemModel, toShopItems } from '../item/index.ts'

/** The shelves of the quest shop; the parts of a chain stand in their order. docs/reference/screens.md 5.6. */
export const toQuestShop = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<ShelfModel> => {
  const toItems = toShopItems(catalogue, user, now)
  const { featured, categories } = questShop(catalogue)(user, now)
  const shelf = shelfOf(toItems)
  const shelves = [
    ...shelfUnlessEmpty('featured', toItems(featured)),
    ...categories.map((category) => {
      const categoryShelf = shelf(category, t(`shops.questCategory.${category.id}`))
      return CHAINED.has(category.id)
        ? { ...categoryShelf, items: byChain(catalogue, categoryShelf.items) }
        : categoryShelf
    }),
  ]
  return shelves.map((each) => ({
    ...each,
    ...(each.id === 'bundle' ? { text: t('shops.bundleText') } : {}),
    items: each.items.map((item) => withTimesDone(catalogue, user, item)),
  }))
}

const CHAINED = new Set(['unlockable', 'gold'])

const questOf = ({ quests }: Catalogue, key: string): Quest | undefined =>
  (quests as Readonly<Record<string, Quest>>)[key]

/** Chains stay together, in the order in which their first part stands. */
const byChain = (catalogue: Catalogue, items: ReadonlyArray<ShopItemModel>): ReadonlyArray<ShopItemModel> => {
  const chains = new Map<string, ShopItemModel[]>()
  for (const item of items) {
    const chain = questOf(catalogue, item.key)?.group ?? item.key
    chains.set(chain, [...(chains.get(chain) ?? []), item])
  }
  return [...chains.values()].flat()
}

const withTimesDone = (catalogue: Catalogue, user: User, item: ShopItemModel): ShopItemModel => {
  const quest = questOf(catalogue, item.key)
  const count = quest === undefined ? 0 : timesDone(user, quest.key)
  return count === 0 ? item : { ...item, mark: t('scrolls.done', { count }) }
}

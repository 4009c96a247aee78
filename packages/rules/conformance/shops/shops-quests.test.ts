import type { Quest } from '../../src/catalogue/index.ts'
import { ownEntry } from '../../src/kernel/index.ts'
import { questShop, type ShopItem } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { disagreements } from '../support/paths.ts'
import { type ExpectedCategory, categoryFaults, listFaults } from '../support/shop-lines.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Unlock = { readonly condition: string; readonly threshold?: number }

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: {
    readonly featured: ReadonlyArray<string>
    readonly categories: ReadonlyArray<ExpectedCategory>
    readonly unlock?: Readonly<Record<string, Unlock>>
  }
}

everyCaseOf<Case>('shops-quests', ({ now, user, expect }) => {
  const at = Date.parse(now)
  const { featured, categories } = questShop(fullCatalogue)(shopper(user, at), at)
  return [
    ...listFaults(
      'featured',
      expect.featured,
      featured.map(({ key }) => key),
    ),
    ...categoryFaults(expect.categories, categories),
    ...(expect.unlock === undefined
      ? []
      : disagreements(unlocksOf(categories.flatMap(({ items }) => items)), expect.unlock)),
  ]
})

/** What opens quests besides their level. */
const unlocksOf = (items: ReadonlyArray<ShopItem>): Readonly<Record<string, Unlock>> =>
  Object.fromEntries(
    items.flatMap(({ key }) => {
      const unlock = toUnlock(ownEntry(fullCatalogue.quests, key))
      return unlock === undefined ? [] : [[key, unlock]]
    }),
  )

const toUnlock = (quest: Quest | undefined): Unlock | undefined => {
  if (quest?.unlock?.type === 'partyInvite') return { condition: 'party invite' }
  return quest?.unlock?.type === 'loginReward'
    ? { condition: 'login reward', threshold: quest.unlock.count }
    : undefined
}

import { onSale } from '../../calendar/index.ts'
import type { Catalogue, Quest, QuestCategory, SaleKind } from '../../content/catalogue.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { itemsOf, type Listed, type ShopCategory, type ShopItem, unlessEmpty, type Visit } from './shop.ts'

export type QuestShop = {
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
}

/** What the quest shop lists, in this order, and what the sale of some of it goes by. Reference, content facts 1.1. */
const CATEGORIES: ReadonlyArray<{ readonly id: QuestCategory; readonly sale?: SaleKind }> = [
  { id: 'unlockable' },
  { id: 'gold' },
  { id: 'hatchingPotion', sale: 'hatchingPotionQuests' },
  { id: 'pet', sale: 'petQuests' },
]

/** Bundles, and quests by category, those of the month only where months matter; low levels first. Reference, content facts 6.7. */
export const questShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): QuestShop => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    return {
      featured: list(featured(visit)),
      categories: [
        { id: 'bundle', items: list(bundles(visit)) },
        ...CATEGORIES.map(({ id, sale }) => ({ id, items: list(questsOf(visit, id, sale)) })),
      ].flatMap(unlessEmpty),
    }
  }

const bundles = ({ catalogue, now }: Visit): ReadonlyArray<Listed> =>
  onSale(catalogue, 'bundles', now).map((key) => ({
    type: 'bundles',
    path: `bundles.${key}`,
    key,
    sale: { kind: 'bundles', key },
  }))

const listed = (key: string, kind?: SaleKind): Listed => ({
  type: 'quests',
  path: `quests.${key}`,
  key,
  ...(kind === undefined ? {} : { sale: { kind, key } }),
})

const questsOf = ({ catalogue, now }: Visit, id: QuestCategory, sale: SaleKind | undefined): ReadonlyArray<Listed> => {
  const sold = sale === undefined ? undefined : onSale(catalogue, sale, now)
  return Object.values<Quest>(catalogue.quests)
    .filter(({ category, key }) => category === id && (sold === undefined || sold.includes(key)))
    .toSorted((one, other) => (one.level ?? 0) - (other.level ?? 0))
    .map(({ key }) => listed(key, sale))
}

/** The month's pet quests that designers put in front, and all that bring potions. */
const featured = ({ catalogue, now }: Visit): ReadonlyArray<Listed> => {
  const pets = onSale(catalogue, 'petQuests', now)
  return [
    ...catalogue.calendar.featuredQuests.filter((key) => pets.includes(key)).map((key) => listed(key, 'petQuests')),
    ...onSale(catalogue, 'hatchingPotionQuests', now).map((key) => listed(key, 'hatchingPotionQuests')),
  ]
}

import { isOnSale } from '../../calendar/index.ts'
import {
  type Catalogue,
  type Egg,
  type Food,
  type HatchingPotion,
  type Quest,
  type QuestReward,
  memoizeByCatalogue,
} from '../../catalogue/index.ts'
import { foodSeasonAt } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { QuestKey, User } from '../../model/index.ts'
import { timesDone } from '../../quests/index.ts'

type QuestsByReward = ReadonlyMap<string, ReadonlyArray<QuestKey>>

/**
 * The quests that reward each egg and potion and thereby unlock its sale; seasonal quests do not.
 * docs/reference/content-facts.md 2.1 and 2.2.
 */
const questsOfRewards = memoizeByCatalogue(
  (catalogue): { readonly eggs: QuestsByReward; readonly hatchingPotions: QuestsByReward } => {
    const { galas } = catalogue.calendar
    const seasonal = new Set(Object.values(galas).flatMap(({ seasonalQuests }) => seasonalQuests))
    const quests = Object.values<Quest>(catalogue.quests).filter(({ key }) => !seasonal.has(key))
    const rewarding = (type: QuestReward['type']): QuestsByReward => {
      const found = new Map<string, ReadonlyArray<QuestKey>>()
      for (const { key: quest, drop } of quests)
        for (const { type: reward, key } of drop.items)
          if (reward === type) found.set(key, [...new Set([...(found.get(key) ?? []), quest])])
      return found
    }
    return { eggs: rewarding('eggs'), hatchingPotions: rewarding('hatchingPotions') }
  },
)

const hasDoneOne = (user: User, quests: ReadonlyArray<QuestKey> = []): boolean =>
  quests.some((quest) => timesDone(user, quest) > 0)

/** Drop eggs are always on sale, quest eggs for players who completed a quest that rewards them. docs/reference/rules.md 10.5. */
export const isEggSold = (catalogue: Catalogue, user: User, { key, kind }: Egg): boolean =>
  kind === 'drop' || hasDoneOne(user, questsOfRewards(catalogue).eggs.get(key))

/** Standard potions are always on sale, quest potions after their quest, others in their weeks. docs/reference/rules.md 10.5. */
export const isPotionSold = (catalogue: Catalogue, user: User, { key, kind }: HatchingPotion, now: Instant): boolean =>
  kind === 'standard' ||
  hasDoneOne(user, questsOfRewards(catalogue).hatchingPotions.get(key)) ||
  isOnSale(catalogue, 'premiumHatchingPotions', key, now)

/** Saddles are always on sale, other food while its season runs. docs/reference/rules.md 10.5. */
export const isFoodSold = (catalogue: Catalogue, { family }: Food, now: Instant): boolean =>
  family === 'saddle' || family === foodSeasonAt(catalogue, now)

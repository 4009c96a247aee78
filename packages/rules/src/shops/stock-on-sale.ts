import { isOnSale } from '../calendar/index.ts'
import type { Catalogue, Egg, Food, HatchingPotion, Quest, QuestReward } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { foodSeasonAt } from '../inventory/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { QuestKey, User } from '../model/index.ts'
import { timesDone } from '../quests/index.ts'

type Source = ReadonlyMap<string, ReadonlyArray<QuestKey>>

/**
 * The quests that bring each egg and potion, as far as they open the market for it: those of a season alone don't.
 * Content facts, sections 2.1 and 2.2.
 */
const sources = perCatalogue((catalogue): { readonly eggs: Source; readonly hatchingPotions: Source } => {
  const { galas } = catalogue.calendar
  const seasonal = new Set(Object.values(galas).flatMap(({ seasonalQuests }) => seasonalQuests))
  const quests = Object.values<Quest>(catalogue.quests).filter(({ key }) => !seasonal.has(key))
  const of = (type: QuestReward['type']): Source => {
    const found = new Map<string, ReadonlyArray<QuestKey>>()
    for (const { key: quest, drop } of quests)
      for (const { type: reward, key } of drop.items)
        if (reward === type) found.set(key, [...new Set([...(found.get(key) ?? []), quest])])
    return found
  }
  return { eggs: of('eggs'), hatchingPotions: of('hatchingPotions') }
})

const hasDoneOne = (user: User, quests: ReadonlyArray<QuestKey> = []): boolean =>
  quests.some((quest) => timesDone(user, quest) > 0)

/** Ordinary eggs are always sold, others to who has done the quest that brings them. Reference, rules 10.5. */
export const isEggSold = (catalogue: Catalogue, user: User, { key, kind }: Egg): boolean =>
  kind === 'drop' || hasDoneOne(user, sources(catalogue).eggs.get(key))

/** Standard potions are always sold, those of a quest to who has done it, others in their weeks. Reference, rules 10.5. */
export const isPotionSold = (catalogue: Catalogue, user: User, { key, kind }: HatchingPotion, now: Instant): boolean =>
  kind === 'standard' ||
  hasDoneOne(user, sources(catalogue).hatchingPotions.get(key)) ||
  isOnSale(catalogue, 'premiumHatchingPotions', key, now)

/** Saddles are always sold, other food while its season runs. Reference, rules 10.5. */
export const isFoodSold = (catalogue: Catalogue, { family }: Food, now: Instant): boolean =>
  family === 'saddle' || family === foodSeasonAt(catalogue, now)

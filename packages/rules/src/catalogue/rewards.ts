import type { BackgroundKey, EggKey, FoodKey, GearKey, PotionKey, QuestKey } from '../model/index.ts'

/** A reward for the number of check-ins. */
export type LoginReward =
  | { readonly type: 'gear'; readonly key: GearKey }
  | { readonly type: 'eggs'; readonly key: EggKey; readonly count: number }
  | { readonly type: 'hatchingPotions'; readonly key: PotionKey; readonly count: number }
  | { readonly type: 'food'; readonly key: FoodKey; readonly count: number }
  | { readonly type: 'quests'; readonly key: QuestKey; readonly count: number }
  | { readonly type: 'background'; readonly key: BackgroundKey }
  | { readonly type: 'achievement'; readonly key: string }

/** A quest scroll granted once, at a level. */
export type LevelQuest = { readonly key: QuestKey; readonly level: number }

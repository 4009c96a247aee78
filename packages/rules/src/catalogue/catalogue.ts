import type {
  AchievementKey,
  BackgroundKey,
  EggKey,
  FoodKey,
  GearKey,
  PetKey,
  PotionKey,
  QuestKey,
} from '../model/index.ts'
import type { Achievement, AnimalSet, ColorSet } from './achievements.ts'
import type { AnimalShop } from './animal-shop.ts'
import type { Look, LookSet } from './appearance.ts'
import type { Background } from './background.ts'
import type { Calendar, YearlyEvent } from './calendar.ts'
import type { Gear } from './gear.ts'
import type { GemPack, SubscriptionBlock } from './money.ts'
import type { Publications } from './publications.ts'
import type { Quest, QuestBundle, QuestLine } from './quests.ts'
import type { LevelQuest, LoginReward } from './rewards.ts'
import type { Card, Skill, Transformation } from './skills.ts'
import type { Animal, Egg, Food, HatchingPotion, Shelf } from './stock.ts'
import type { TaskTemplate } from './task-template.ts'
import type { WordLists } from './words.ts'

export type * from './achievements.ts'
export type * from './animal-shop.ts'
export type * from './appearance.ts'
export type * from './art.ts'
export type * from './background.ts'
export type * from './calendar.ts'
export type * from './gear.ts'
export type * from './money.ts'
export type * from './quests.ts'
export type * from './publications.ts'
export type * from './rewards.ts'
export type * from './skills.ts'
export type * from './stock.ts'
export type * from './task-template.ts'
export type * from './words.ts'

/** All content of the game. The key order of each map is content order, which rules pick by. */
export type Catalogue = {
  readonly words?: WordLists
  readonly publications?: Publications
  readonly gear: Readonly<Record<GearKey, Gear>>
  readonly eggs: Readonly<Record<EggKey, Egg>>
  readonly hatchingPotions: Readonly<Record<PotionKey, HatchingPotion>>
  readonly food: Readonly<Record<FoodKey, Food>>
  readonly pets: Readonly<Record<PetKey, Animal>>
  readonly mounts: Readonly<Record<PetKey, Animal>>
  readonly backgrounds: Readonly<Record<BackgroundKey, Background>>
  readonly quests: Readonly<Record<QuestKey, Quest>>
  readonly questBundles: Readonly<Record<string, QuestBundle>>
  readonly questLines: ReadonlyArray<QuestLine>
  readonly achievements: Readonly<Record<AchievementKey, Achievement>>
  readonly skills: Readonly<Record<string, Skill>>
  readonly transformations: Readonly<Record<string, Transformation>>
  readonly cards: Readonly<Record<string, Card>>
  readonly animalShop: AnimalShop
  readonly looks: ReadonlyArray<Look>
  readonly lookSets: Readonly<Record<string, LookSet>>
  readonly potion: Shelf
  readonly armoire: Shelf
  readonly loginRewards: Readonly<Record<string, ReadonlyArray<LoginReward>>>
  readonly levelQuests: ReadonlyArray<LevelQuest>
  /** In the order of display; of two running events, the first decorates the town. */
  readonly events: ReadonlyArray<YearlyEvent>
  readonly calendar: Calendar
  readonly subscriptionBlocks: Readonly<Record<string, SubscriptionBlock>>
  readonly gemPacks: Readonly<Record<string, GemPack>>
  readonly colorSets: ReadonlyArray<ColorSet>
  readonly animalSets: ReadonlyArray<AnimalSet>
  readonly taskTemplates: Readonly<Record<string, ReadonlyArray<TaskTemplate>>>
  /** Tags of a new player, by text key. */
  readonly defaultTags: ReadonlyArray<string>
  /** Tasks of a new player. */
  readonly defaultTasks: ReadonlyArray<TaskTemplate>
  /** By kind, retired keys and their replacements; null for those without one. */
  readonly retired: Readonly<Record<string, Readonly<Record<string, string | null>>>>
}

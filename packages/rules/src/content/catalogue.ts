import type {
  AchievementKey,
  BackgroundKey,
  EggKey,
  FoodKey,
  GearKey,
  PetKey,
  PotionKey,
  QuestKey,
} from '../model/keys.ts'
import type { GearSlot } from '../model/user/items.ts'
import type { PlayerClass } from '../model/user/stats.ts'
import type { IsoInstant } from '../kernel/instant.ts'
import type { Calendar, YearlyEvent } from './calendar.ts'
import type { GemPack, SubscriptionBlock } from './money.ts'
import type { AnimalShop } from './animal-shop.ts'
import type { Look, LookSet } from './appearance.ts'
import type { Card, Skill, Transformation } from './skills.ts'

export type * from './calendar.ts'
export type * from './money.ts'
export type * from './animal-shop.ts'
export type * from './appearance.ts'
export type * from './skills.ts'

/** How an item is drawn; the vocabulary is the art library's. */
export type Art = { readonly [field: string]: unknown }

export type GearGroup = 'base' | PlayerClass | 'special' | 'mystery' | 'armoire'

/** What opens a piece of special gear to a player who never had it. Content specification, section 6. */
export type GearRight =
  | { readonly type: 'backer'; readonly tier: number }
  | { readonly type: 'contributor'; readonly level: number }
  | { readonly type: 'contributorCritical' }

/** A piece of equipment, as the game sees it after expansion. Content specification, section 3. */
export type Gear = {
  readonly key: GearKey
  readonly type: GearSlot
  readonly group: GearGroup
  /** Tier for class gear, otherwise the name within its group. */
  readonly index: string
  /** Gold. */
  readonly value: number
  readonly str: number
  readonly int: number
  readonly con: number
  readonly per: number
  readonly twoHanded: boolean
  /** Top tier of its class and slot. */
  readonly last: boolean
  readonly set?: string
  readonly specialClass?: PlayerClass
  readonly season?: string
  /** Of a gala piece: the year of its gala. */
  readonly year?: number
  readonly event?: string
  readonly mystery?: string
  readonly gearSet?: 'animal' | 'glasses' | 'headband'
  /** Who may have it besides those who had it before. Special gear only. */
  readonly right?: GearRight
  /** Content not released yet is not there for rules: strictly after this instant. */
  readonly released?: IsoInstant
  /** It can be had from the one instant until the other. */
  readonly window?: { readonly from: IsoInstant; readonly until: IsoInstant }
  readonly art: Art
}

export type Egg = {
  readonly key: EggKey
  readonly kind: 'drop' | 'quest'
  /** Gems, in quarters of a balance unit. */
  readonly value: number
  /** As for gear. */
  readonly released?: IsoInstant
  readonly art: Art
}

export type HatchingPotion = {
  readonly key: PotionKey
  readonly kind: 'standard' | 'premium' | 'wacky'
  /** Gems to buy, gold to sell. */
  readonly value: number
  readonly limited: boolean
  /** As for gear. */
  readonly released?: IsoInstant
  readonly art: Art
}

export type FoodFamily = 'basic' | 'cake' | 'candy' | 'pie' | 'saddle'

export type Food = {
  readonly key: FoodKey
  readonly family: FoodFamily
  readonly value: number
  /** The potion whose pets like it; a saddle has none. */
  readonly target?: PotionKey
  readonly art: Art
}

/** An egg times a potion, or a special animal. Mounts share keys with the pets that become them. */
export type Animal = {
  readonly key: PetKey
  readonly kind: 'drop' | 'premium' | 'quest' | 'wacky' | 'special'
  readonly egg?: EggKey
  readonly potion?: PotionKey
  readonly art?: Art
}

/** Something sold for gold by the piece: the health potion, the armoire. */
export type Shelf = { readonly value: number; readonly art: Art }

export type Background = {
  readonly key: BackgroundKey
  readonly set: string
  /** Gems. */
  readonly price: number
  readonly currency: 'gems' | 'hourglasses' | 'incentive'
  readonly art: Art
}

/** What a reward of the check-in count brings. */
export type LoginReward =
  | { readonly type: 'gear'; readonly key: GearKey }
  | { readonly type: 'eggs'; readonly key: EggKey; readonly count: number }
  | { readonly type: 'hatchingPotions'; readonly key: PotionKey; readonly count: number }
  | { readonly type: 'food'; readonly key: FoodKey; readonly count: number }
  | { readonly type: 'quests'; readonly key: QuestKey; readonly count: number }
  | { readonly type: 'background'; readonly key: BackgroundKey }
  | { readonly type: 'achievement'; readonly key: string }

export type QuestCategory = 'unlockable' | 'gold' | 'pet' | 'hatchingPotion' | 'timeTravelers' | 'world'

/** What a boss does when its rage is full; `share` is a fraction of its health, of mana, or of prepared damage. */
export type RageEffect = { readonly type: 'healing' | 'mpDrain' | 'progressDrain'; readonly share: number }

/** `value`: the rage at which it breaks out. `places`: what the strikes of a world boss are told to have hit, in order. */
export type BossRage = {
  readonly value: number
  readonly effect?: RageEffect
  readonly places?: ReadonlyArray<string>
}

/** A world boss with less health than `threshold` fights with these figures from then on. */
export type Desperation = { readonly threshold: number; readonly str: number; readonly def: number }

export type Boss = {
  readonly type: 'boss'
  readonly hp: number
  readonly str: number
  /** World bosses only: what damage is divided by. */
  readonly def: number
  readonly rage?: BossRage
  readonly desperation?: Desperation
}

/** How many of each thing are to be found, in the order in which they are told. */
export type Collection = { readonly type: 'collect'; readonly items: Readonly<Record<string, number>> }

/** `onlyOwner`: for the one whose scroll it was. A pet or mount comes once. */
export type QuestReward = {
  readonly type: 'gear' | 'eggs' | 'hatchingPotions' | 'food' | 'quests' | 'pets' | 'mounts'
  readonly key: string
  readonly count: number
  readonly onlyOwner?: boolean
}

export type QuestDrop = {
  readonly items: ReadonlyArray<QuestReward>
  /** Gold. */
  readonly gp: number
  readonly exp: number
}

/** What shows a quest in the shop before one may have it. */
export type QuestUnlock =
  | { readonly type: 'partyInvite' }
  | { readonly type: 'loginReward'; readonly count: number }
  /** The scroll comes by itself at the level of the quest. */
  | { readonly type: 'level' }

/** A quest, and the scroll that begins it. Content specification, section 3. */
export type Quest = {
  readonly key: QuestKey
  readonly category: QuestCategory
  /** The chain it belongs to, by name. */
  readonly group?: string
  /** Gems; hourglasses for those of the time travellers. */
  readonly value?: number
  readonly goldValue?: number
  /** Below this level nobody may begin it. */
  readonly level?: number
  /** The part of the chain before it. */
  readonly previous?: QuestKey
  /** All that must be done before its scroll is sold. */
  readonly prerequisites: ReadonlyArray<QuestKey>
  readonly unlock?: QuestUnlock
  readonly objective: Boss | Collection
  readonly drop: QuestDrop
  /** As for gear. */
  readonly released?: IsoInstant
  readonly art: Art
}

/** Scrolls sold together. */
export type QuestBundle = {
  readonly key: string
  /** Gems. */
  readonly value: number
  readonly quests: ReadonlyArray<QuestKey>
  readonly art: Art
}

/** Quests that bring an achievement when all of them are done. */
export type QuestLine = { readonly achievement: string; readonly quests: ReadonlyArray<QuestKey> }

export type Achievement = { readonly key: AchievementKey; readonly art: Art }

/** A quest scroll that a level brings, once. */
export type LevelQuest = { readonly key: QuestKey; readonly level: number }

export type TaskTemplate = {
  readonly key: string
  readonly type: 'habit' | 'daily' | 'todo' | 'reward'
  readonly up?: boolean
  readonly down?: boolean
  readonly value?: number
  readonly attribute?: 'str' | 'int' | 'con' | 'per'
  /** Of the starter tags, by key. */
  readonly tags?: ReadonlyArray<string>
}

export type ColorSet = {
  readonly potion: PotionKey
  readonly petAchievement: string
  readonly mountAchievement: string
  /** For the pets of every drop and quest egg in this colour. */
  readonly everyEggAchievement?: string
}
export type AnimalSet = {
  readonly achievement: string
  readonly species: ReadonlyArray<EggKey>
  readonly mounts: boolean
}

/** Everything the game contains, in content order: the order of the keys of each map is the order rules pick in. */
/** Words that public places do without, and those that nobody may write at all. */
export type WordLists = { readonly banned: ReadonlyArray<string>; readonly slurs: ReadonlyArray<string> }

export type Catalogue = {
  readonly words?: WordLists
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
  /** In the order in which they are told; of two that run, the first gives the town its dress. */
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
  /** By kind, keys that went and the key that stands for each now; null when nothing does. */
  readonly retired: Readonly<Record<string, Readonly<Record<string, string | null>>>>
}

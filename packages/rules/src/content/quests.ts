import type { IsoInstant } from '../kernel/instant.ts'
import type { QuestKey } from '../model/keys.ts'
import type { Art } from './art.ts'

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

import type { IsoInstant } from '../primitives/index.ts'
import type { QuestKey } from '../model/index.ts'
import type { Art } from './art.ts'

export type QuestCategory = 'unlockable' | 'gold' | 'pet' | 'hatchingPotion' | 'timeTravelers' | 'world'

/** What a boss does when its rage is full. `share`: a fraction of its health, of mana, or of prepared damage. */
export type RageEffect = { readonly type: 'healing' | 'mpDrain' | 'progressDrain'; readonly share: number }

/** `value`: the rage that triggers the effect. `places`: the places that a world boss strikes, in order. */
export type BossRage = {
  readonly value: number
  readonly effect?: RageEffect
  readonly places?: ReadonlyArray<string>
}

/** The strength and defence of a world boss once its health falls below `threshold`. */
export type Desperation = { readonly threshold: number; readonly str: number; readonly def: number }

export type Boss = {
  readonly type: 'boss'
  readonly hp: number
  readonly str: number
  /** Divisor of damage, world bosses only. */
  readonly def: number
  readonly rage?: BossRage
  readonly desperation?: Desperation
}

/** How many of each item to find, in order of display. */
export type Collection = { readonly type: 'collect'; readonly items: Readonly<Record<string, number>> }

/** `onlyOwner`: only for the player whose scroll it was. Pets and mounts are awarded once. */
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

/** How a player unlocks a quest that the shop shows as locked. */
export type QuestUnlock =
  | { readonly type: 'partyInvite' }
  | { readonly type: 'loginReward'; readonly count: number }
  /** The scroll is granted at the level of the quest. */
  | { readonly type: 'level' }

/** A quest and the scroll that starts it. docs/reference/content.md 3. */
export type Quest = {
  readonly key: QuestKey
  readonly category: QuestCategory
  /** Name of the chain it belongs to. */
  readonly group?: string
  /** Gems, or hourglasses for quests of the time travellers. */
  readonly value?: number
  readonly goldValue?: number
  /** Minimum level to start it. */
  readonly level?: number
  /** The previous quest of the chain. */
  readonly previous?: QuestKey
  /** Quests to complete before its scroll is sold. */
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

/** Quests that earn an achievement once all are completed. */
export type QuestLine = { readonly achievement: string; readonly quests: ReadonlyArray<QuestKey> }

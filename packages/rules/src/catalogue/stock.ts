import type { IsoInstant } from '../primitives/index.ts'
import type { EggKey, FoodKey, PetKey, PotionKey } from '../model/index.ts'
import type { Art } from './art.ts'

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

/** The combination of an egg and a potion, or a special animal. A mount shares the key of its pet. */
export type Animal = {
  readonly key: PetKey
  readonly kind: 'drop' | 'premium' | 'quest' | 'wacky' | 'special'
  readonly egg?: EggKey
  readonly potion?: PotionKey
  /** Granted on occasions only, so players cannot look for it. docs/reference/content.md 3, Pets. */
  readonly canFind?: false
  readonly art?: Art
}

/** A single item sold for gold: the health potion, the armoire. */
export type Shelf = { readonly value: number; readonly art: Art }

import type { GearSlot } from '@daykeep/rules/model'
import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import {
  type ArtField,
  gearFacts,
  type GearFacts,
  type PotionRef,
  type SpeciesRef,
  toCreature,
} from '../../art/index.ts'

/** An item of the game, as `ItemPicture` draws it. */
export type Item =
  | { readonly kind: 'gear'; readonly slot: GearSlot; readonly art: ArtField; readonly facts: GearFacts }
  | { readonly kind: 'egg'; readonly species: SpeciesRef }
  | { readonly kind: 'potion'; readonly potion: PotionRef }
  | { readonly kind: 'food'; readonly art: ArtField }
  | { readonly kind: 'pet' | 'mount'; readonly species: SpeciesRef; readonly potion: PotionRef }
  | { readonly kind: 'item'; readonly art: ArtField }
  /** A card, or what transforms somebody: cast like a skill, and drawn like one. */
  | { readonly kind: 'cast'; readonly art: ArtField }

/** The kinds of items that have keys in the catalogue. */
export type ItemKind = Exclude<Item['kind'], 'cast'> | 'quest' | 'achievement'

/** The scroll of a quest that has no art of its own. */
const SCROLL = { template: 'scroll' } as const

export const toGearItem = (gear: Gear): Item => ({
  kind: 'gear',
  slot: gear.type,
  art: gear.art,
  facts: gearFacts(gear),
})

/** The item with a key, or undefined if the catalogue does not have it. */
export const toItem = (catalogue: Catalogue, kind: ItemKind, key: string): Item | undefined => {
  switch (kind) {
    case 'gear': {
      const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
      return gear === undefined ? undefined : toGearItem(gear)
    }
    case 'egg': {
      const egg = at(catalogue.eggs, key)
      return egg === undefined ? undefined : { kind, species: egg.art }
    }
    case 'potion': {
      const potion = at(catalogue.hatchingPotions, key)
      return potion === undefined ? undefined : { kind, potion: potion.art }
    }
    case 'food': {
      const food = at(catalogue.food, key)
      return food === undefined ? undefined : { kind, art: food.art }
    }
    case 'pet':
    case 'mount':
      return toAnimal(catalogue, kind, key)
    case 'item':
      return { kind, art: { template: key } }
    case 'quest': {
      const quest = at(catalogue.quests, key)
      return { kind: 'item', art: { ...SCROLL, ...Object(quest?.art['scroll']) } }
    }
    case 'achievement': {
      const achievement = at(catalogue.achievements, key)
      return achievement === undefined ? undefined : { kind: 'item', art: { ...achievement.art, template: 'badge' } }
    }
  }
}

const at = <A>(map: Readonly<Record<string, A>>, key: string): A | undefined => map[key]

const toAnimal = (catalogue: Catalogue, kind: 'pet' | 'mount', key: string): Item | undefined => {
  const creature = toCreature(catalogue, at(kind === 'pet' ? catalogue.pets : catalogue.mounts, key))
  return creature === undefined ? undefined : { kind, ...creature }
}

import type { Catalogue, Gear } from '@daykeep/rules/content'
import {
  type ArtField,
  gearFacts,
  type GearFacts,
  type GearSlot,
  type PotionRef,
  type SpeciesRef,
  toCreature,
} from '../../art/index.ts'

/** Anything of the game that can be shown by itself, by how it is drawn. */
export type Thing =
  | { readonly kind: 'gear'; readonly slot: GearSlot; readonly art: ArtField; readonly facts: GearFacts }
  | { readonly kind: 'egg'; readonly species: SpeciesRef }
  | { readonly kind: 'potion'; readonly potion: PotionRef }
  | { readonly kind: 'food'; readonly art: ArtField }
  | { readonly kind: 'pet' | 'mount'; readonly species: SpeciesRef; readonly potion: PotionRef }
  | { readonly kind: 'item'; readonly art: ArtField }

/** What a thing can be asked for by its key. */
export type ThingKind = Thing['kind'] | 'quest' | 'achievement'

/** Paper with a seal, unless the quest says otherwise. */
const SCROLL = { template: 'scroll' } as const

/** A piece of gear as the picture makers want it. */
export const toGearThing = (gear: Gear): Thing => ({
  kind: 'gear',
  slot: gear.type,
  art: gear.art,
  facts: gearFacts(gear),
})

/** The thing with this key, or nothing when the catalogue has none. */
export const toThing = (catalogue: Catalogue, kind: ThingKind, key: string): Thing | undefined => {
  switch (kind) {
    case 'gear': {
      const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
      return gear === undefined ? undefined : toGearThing(gear)
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

const toAnimal = (catalogue: Catalogue, kind: 'pet' | 'mount', key: string): Thing | undefined => {
  const creature = toCreature(catalogue, at(kind === 'pet' ? catalogue.pets : catalogue.mounts, key))
  return creature === undefined ? undefined : { kind, ...creature }
}

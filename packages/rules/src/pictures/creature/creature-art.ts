import type { Creature, PotionArt, PotionRef, SpeciesArt, SpeciesRef } from '../model/art-field.ts'
import type { ArtLibrary } from '../model/library.ts'

/** The resolved parts and colours of an animal. */
export type CreatureArt = { readonly species: SpeciesArt; readonly potion: PotionArt }

const NO_POTION: PotionArt = { palette: null, liquid: '#b98a5a' }
/** The looks of an unknown species; known ones are in art/species.json. */
const PLAIN = 'Plain'
const UNDRAWN: SpeciesArt = {
  natural: ['#a8a29a', '#77716a', '#ece8e0', '#5f5a54', '#c99a92', '#d8d3c4'],
  eyes: '#4a3a2a',
}

/** Resolves an animal by name or art. An unknown species is plain, an unknown potion changes nothing. */
export const creatureArt = (library: ArtLibrary, ref: Creature): CreatureArt => {
  const species = speciesOf(library, ref.species)
  const potion = potionOf(library, ref.potion)
  return { species: potion.extra === undefined ? species : { ...species, extra: potion.extra }, potion }
}

const speciesOf = (library: ArtLibrary, ref: SpeciesRef): SpeciesArt => {
  const art = typeof ref === 'string' ? library.species[ref] : ref
  return art !== undefined && 'natural' in art ? (art as SpeciesArt) : (library.species[PLAIN] ?? UNDRAWN)
}

/** How a potion paints an animal; a plain coat for a potion without art. */
export const potionOf = (library: ArtLibrary, ref: PotionRef): PotionArt => {
  const art = typeof ref === 'string' ? library.potions[ref] : ref
  return art !== undefined && 'liquid' in art ? (art as PotionArt) : NO_POTION
}

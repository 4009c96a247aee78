import type { SpeciesPart } from '../art-field.ts'
import { layerOf } from '../drawing.ts'
import type { ArtLibrary } from '../library.ts'
import type { CreatureArt } from './creature-art.ts'

/** The markup of one layer of one part of an animal. */
export const partMarkup = (library: ArtLibrary, { species }: CreatureArt, part: SpeciesPart, layer: string): string =>
  layerOf(library, `creature/${part}/${species[part] ?? 'none'}`, layer)

/** What a potion adds that colour cannot: bones, stitches, sugar, a sparkle. */
export const overlayMarkup = (library: ArtLibrary, { potion }: CreatureArt, layer: string): string =>
  potion.overlay === undefined ? '' : layerOf(library, `creature/overlay/${potion.overlay}`, layer)

/** The eyes of an animal, wherever its head carries them. */
export const eyesMarkup = (library: ArtLibrary, creature: CreatureArt): string => {
  const own = overlayMarkup(library, creature, 'eyes') || layerOf(library, 'creature/eyes', 'main')
  const eyes = overlayMarkup(library, creature, 'sockets') + own
  const lift = library.templates[`creature/ears/${creature.species.ears ?? 'none'}`]?.eyeLift
  return lift === undefined ? eyes : `<g transform="translate(0 ${-lift})">${eyes}</g>`
}

/** The head: what is behind the body's front, and what is before it. A mount wears a bridle between the two. */
export const headMarkup = (
  library: ArtLibrary,
  creature: CreatureArt,
  bridle = '',
): { readonly back: string; readonly front: string } => {
  const part = (name: SpeciesPart, layer: string): string => partMarkup(library, creature, name, layer)
  const lifted = library.templates[`creature/ears/${creature.species.ears ?? 'none'}`]?.eyeLift !== undefined
  const ears = part('ears', 'front')
  return {
    back: part('mark', 'back') + part('ears', 'back'),
    front: [
      part('head', 'main'),
      part('mark', 'main'),
      overlayMarkup(library, creature, 'head'),
      part('muzzle', 'main'),
      bridle,
      lifted ? ears : '',
      eyesMarkup(library, creature),
      lifted ? '' : ears,
      part('extra', 'front'),
      overlayMarkup(library, creature, 'top'),
    ].join(''),
  }
}

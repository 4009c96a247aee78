import type { SpeciesPart } from '../model/art-field.ts'
import { isDark } from '../colour/shades.ts'
import { layerOf } from '../picture/drawing.ts'
import { type Faces, facesMarkup } from '../picture/faces.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { CreatureArt } from './creature-art.ts'

/** The markup of one layer of one part of an animal. */
export const partMarkup = (library: ArtLibrary, { species }: CreatureArt, part: SpeciesPart, layer: string): string =>
  layerOf(library, `creature/${part}/${species[part] ?? 'none'}`, layer)

/** The overlay of a potion: bones, stitches, sugar, a sparkle. */
export const overlayMarkup = (library: ArtLibrary, { potion }: CreatureArt, layer: string): string =>
  potion.overlay === undefined ? '' : layerOf(library, `creature/overlay/${potion.overlay}`, layer)

/** The eyes, at the height of the head; with a pale ring on a dark coat. */
const eyesMarkup = (library: ArtLibrary, creature: CreatureArt, faces: Faces): string => {
  const { species, potion } = creature
  const pale = species.lightEyes === true || isDark((potion.palette ?? species.natural)[0])
  const sockets = overlayMarkup(library, creature, 'sockets')
  const ring = pale && sockets === '' ? layerOf(library, 'creature/eyes', 'ring') : ''
  const own =
    overlayMarkup(library, creature, 'eyes') ||
    facesMarkup(faces, (expression) => layerOf(library, 'creature/eyes', expression))
  const lift = eyeLift(library, creature)
  const both = sockets + ring + own
  const eyes = isSideways(library, creature) ? leftHalf(both) : both
  return lift === undefined ? eyes : `<g transform="translate(0 ${-lift})">${eyes}</g>`
}

/** Whether the head is seen from its side. */
export const isSideways = (library: ArtLibrary, { species }: CreatureArt): boolean =>
  library.templates[`creature/head/${species.head ?? 'none'}`]?.side === true

/** What of a face is left of its middle: the eye on the near side. */
export const leftHalf = (markup: string): string => `<svg width="60" height="120" viewBox="0 0 60 120">${markup}</svg>`

/** How many units the eyes are raised; `undefined` for the usual place. */
export const eyeLift = (library: ArtLibrary, { species }: CreatureArt): number | undefined =>
  library.templates[`creature/ears/${species.ears ?? 'none'}`]?.eyeLift

/** The head layers behind and in front of the body's front. A mount's bridle goes between them. */
export const headMarkup = (
  library: ArtLibrary,
  creature: CreatureArt,
  bridle = '',
  faces: Faces = 'calm',
): { readonly back: string; readonly front: string } => {
  const part = (name: SpeciesPart, layer: string): string => partMarkup(library, creature, name, layer)
  const lifted = eyeLift(library, creature) !== undefined
  const ears = part('ears', 'front')
  return {
    back: part('worn', 'neck') + part('mark', 'back') + part('ears', 'back') + part('muzzle', 'back'),
    front: [
      part('head', 'main'),
      part('mark', 'main'),
      overlayMarkup(library, creature, 'head'),
      part('muzzle', 'main'),
      bridle,
      lifted ? ears : '',
      eyesMarkup(library, creature, faces),
      part('muzzle', 'over'),
      lifted ? '' : ears,
      part('extra', 'front'),
      part('worn', 'top'),
      overlayMarkup(library, creature, 'top'),
    ].join(''),
  }
}

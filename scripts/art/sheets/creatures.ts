import type { Creature } from '../../../packages/web/src/art/art-field.ts'
import type { Picture } from '../../../packages/web/src/art/picture.ts'
import { row, type Sheet } from './row.ts'

const natural = (species: Readonly<Record<string, unknown>>, draw: (creature: Creature) => Picture) =>
  Object.keys(species).map((kind) => draw({ species: kind, potion: 'Base' }))

const shapesOf = (pictures: ReadonlyArray<Picture>) =>
  pictures.map((picture) => ({ ...picture, className: [picture.className, 'sil'].filter(Boolean).join(' ') }))

/** Every species as a pet: natural, as a silhouette, and a few in every potion. */
export const creatures: Sheet = (studio, { species, potions }) => [
  row('Pets', 110, natural(species, studio.pet)),
  row('Silhouettes', 110, shapesOf(natural(species, studio.pet))),
  ...['Wolf', 'Dragon', 'Cactus'].map((kind) =>
    row(
      `${kind} in every potion`,
      84,
      Object.keys(potions).map((potion) => studio.pet({ species: kind, potion })),
    ),
  ),
]

/** Every species grown up: natural, as a silhouette, and a few in every potion. */
export const mounts: Sheet = (studio, { species, potions }) => [
  row('Mounts', 180, natural(species, studio.mount)),
  row('Silhouettes', 130, shapesOf(natural(species, studio.mount))),
  ...['TigerCub', 'Dragon', 'Cactus'].map((kind) =>
    row(
      `${kind} in every potion`,
      130,
      Object.keys(potions).map((potion) => studio.mount({ species: kind, potion })),
    ),
  ),
]

import type { Creature, Picture } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

const natural = (species: Readonly<Record<string, unknown>>, draw: (creature: Creature) => Picture) =>
  Object.keys(species).map((kind) => draw({ species: kind, potion: 'Base' }))

const shapesOf = (pictures: ReadonlyArray<Picture>) =>
  pictures.map((picture) => ({ ...picture, className: [picture.className, 'sil'].filter(Boolean).join(' ') }))

/** Every species as a pet: natural, as a silhouette, and a few in every potion. */
export const creatures: ContactSheet = (renderer, { species, potions }) => [
  row('Pets', 110, natural(species, renderer.pet)),
  row('Silhouettes', 110, shapesOf(natural(species, renderer.pet))),
  ...['Wolf', 'Dragon', 'Cactus'].map((kind) =>
    row(
      `${kind} in every potion`,
      84,
      Object.keys(potions).map((potion) => renderer.pet({ species: kind, potion })),
    ),
  ),
]

/** Every species grown up: natural, as a silhouette, and a few in every potion. */
export const mounts: ContactSheet = (renderer, { species, potions }) => [
  row('Mounts', 180, natural(species, renderer.mount)),
  row('Silhouettes', 130, shapesOf(natural(species, renderer.mount))),
  ...['TigerCub', 'Dragon', 'Cactus'].map((kind) =>
    row(
      `${kind} in every potion`,
      130,
      Object.keys(potions).map((potion) => renderer.mount({ species: kind, potion })),
    ),
  ),
]

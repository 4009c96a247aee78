import { row, type Sheet } from './row.ts'

/** Every species in every potion, and its silhouette. */
export const creatures: Sheet = (studio, { species, potions }) =>
  Object.keys(species).map((kind) =>
    row(kind, 62, [
      ...Object.keys(potions).map((potion) => studio.pet({ species: kind, potion })),
      { ...studio.pet({ species: kind, potion: 'Base' }), className: 'sil' },
    ]),
  )

/** Every species grown up. */
export const mounts: Sheet = (studio, { species, potions }) =>
  Object.keys(species).map((kind) =>
    row(
      kind,
      96,
      Object.keys(potions)
        .slice(0, 12)
        .map((potion) => studio.mount({ species: kind, potion })),
    ),
  )

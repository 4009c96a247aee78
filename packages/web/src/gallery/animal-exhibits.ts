import type { Animal, Catalogue } from '@daykeep/rules/catalogue'
import { toCreature } from '../art/index.ts'
import type { Exhibit } from './exhibit.ts'

/** Pets or mounts, grouped by potion; special ones in one group. */
export const animalExhibits = (
  catalogue: Catalogue,
  type: 'pet' | 'mount',
  all: Readonly<Record<string, Animal>>,
): ReadonlyArray<Exhibit> =>
  Object.values(all).map((animal) => {
    const creature = toCreature(catalogue, animal) ?? { species: {}, potion: 'Base' }
    return { id: `${type}s.${animal.key}`, group: animal.potion ?? animal.kind, picture: { type, ...creature } }
  })

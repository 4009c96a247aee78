import type { Animal, Catalogue } from '@daykeep/rules/content'
import { toCreature } from '../art/index.ts'
import type { Exhibit } from './exhibit.ts'

/** Pets or mounts, potion by potion; special ones together. */
export const animalExhibits = (
  catalogue: Catalogue,
  type: 'pet' | 'mount',
  all: Readonly<Record<string, Animal>>,
): ReadonlyArray<Exhibit> =>
  Object.values(all).map((animal) => {
    const creature = toCreature(catalogue, animal) ?? { species: {}, potion: 'Base' }
    return { id: `${type}s.${animal.key}`, group: animal.potion ?? animal.kind, drawn: { type, ...creature } }
  })

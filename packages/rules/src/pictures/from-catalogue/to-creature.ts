import type { Animal, Catalogue } from '../../catalogue/index.ts'
import type { Creature } from '../model/art-field.ts'

/** The creature of a pet or mount: its own art, or that of its egg and potion. `undefined` if unknown. */
export const toCreature = (catalogue: Catalogue, animal: Animal | undefined): Creature | undefined => {
  if (animal === undefined) return undefined
  const { species, potion } = animal.art ?? {}
  const egg = animal.egg === undefined ? undefined : catalogue.eggs[animal.egg]
  const hatchedWith = animal.potion === undefined ? undefined : catalogue.hatchingPotions[animal.potion]
  const [kind, colour] = [ref(species) ?? egg?.art, ref(potion) ?? hatchedWith?.art]
  return kind === undefined ? undefined : { species: kind, potion: colour ?? 'Base' }
}

const ref = (value: unknown): string | Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)
    ? (value as string | Readonly<Record<string, unknown>>)
    : undefined

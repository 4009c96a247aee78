import type { Animal, Catalogue } from '@daykeep/rules/content'
import type { Creature } from './art-field.ts'

/** How a pet or a mount is drawn: by its own art, or by that of its egg and its potion. Nothing if it is not known. */
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

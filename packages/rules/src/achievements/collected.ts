import { type Catalogue, type Egg, type HatchingPotion } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { asKey, type EggKey, type PetKey, type PotionKey, type User } from '../model/index.ts'

/** A hatched pet: where it came from. */
export type Hatchling = { readonly egg: Egg; readonly potion: HatchingPotion }

export const animalOf = (egg: EggKey, potion: PotionKey): PetKey => asKey(`${egg}-${potion}`)

/** The pet is there: neither raised nor released. */
export const hasPet = (user: User, pet: PetKey): boolean => (user.items.pets[pet] ?? 0) > 0

export const hasMount = (user: User, mount: PetKey): boolean => user.items.mounts[mount] === true

/** Eggs that any player finds. */
export const dropEggs = perCatalogue(
  ({ eggs }): ReadonlyArray<Egg> => Object.values<Egg>(eggs).filter(({ kind }) => kind === 'drop'),
)

/** The ten colours that every egg can take. */
export const standardPotions = perCatalogue(
  ({ hatchingPotions }: Catalogue): ReadonlyArray<HatchingPotion> =>
    Object.values<HatchingPotion>(hatchingPotions).filter(({ kind }) => kind === 'standard'),
)

import { type Catalogue, type Egg, type HatchingPotion, memoizeByCatalogue } from '../catalogue/index.ts'
import { asKey, type EggKey, type PetKey, type PotionKey, type User } from '../model/index.ts'

/** The egg and the potion that a hatched pet came from. */
export type Hatchling = { readonly egg: Egg; readonly potion: HatchingPotion }

/** The key of the animal that hatches from this egg with this potion, in `pets` and `mounts` alike. */
export const animalOf = (egg: EggKey, potion: PotionKey): PetKey => asKey(`${egg}-${potion}`)

/** Whether the player owns the pet now: neither raised to a mount nor released. */
export const hasPet = (user: User, pet: PetKey): boolean => (user.items.pets[pet] ?? 0) > 0

/** Whether the player owns the mount; one that was set free is not owned. */
export const hasMount = (user: User, mount: PetKey): boolean => user.items.mounts[mount] === true

/** Eggs that any player can find as drops. */
export const dropEggs = memoizeByCatalogue(
  ({ eggs }): ReadonlyArray<Egg> => Object.values<Egg>(eggs).filter(({ kind }) => kind === 'drop'),
)

/** The ten colours available for every egg. */
export const standardPotions = memoizeByCatalogue(
  ({ hatchingPotions }: Catalogue): ReadonlyArray<HatchingPotion> =>
    Object.values<HatchingPotion>(hatchingPotions).filter(({ kind }) => kind === 'standard'),
)

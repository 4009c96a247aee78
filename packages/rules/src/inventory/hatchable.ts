import type { Catalogue } from '../content/catalogue.ts'
import type { User } from '../model/index.ts'
import { type Nest, petOf } from './hatch.ts'
import { inventoryItems } from './inventory-items.ts'
import { ownsPet } from './ownership.ts'

/** Every pet that the player's eggs and potions could be now. */
export const hatchable = (catalogue: Catalogue, user: User): ReadonlyArray<Nest> => {
  const { eggs, hatchingPotions } = inventoryItems(catalogue, user)
  return eggs.flatMap(({ thing: egg }) =>
    hatchingPotions.flatMap(({ thing: potion }) => {
      const pet = petOf(egg, potion)
      return pet === undefined || ownsPet(user, pet) ? [] : [{ egg, potion, pet }]
    }),
  )
}

import type { Catalogue } from '../../catalogue/index.ts'
import type { User } from '../../model/index.ts'
import { type HatchablePet, petOf } from './hatch.ts'
import { inventoryItems } from '../inventory-items.ts'
import { ownsPet } from '../ownership.ts'

/** All pets that the player can hatch now. */
export const hatchable = (catalogue: Catalogue, user: User): ReadonlyArray<HatchablePet> => {
  const { eggs, hatchingPotions } = inventoryItems(catalogue, user)
  return eggs.flatMap(({ item: egg }) =>
    hatchingPotions.flatMap(({ item: potion }) => {
      const pet = petOf(egg, potion)
      return pet === undefined || ownsPet(user, pet) ? [] : [{ egg, potion, pet }]
    }),
  )
}

import { asKey, type PetKey } from '../../model/keys.ts'
import type { AnimalShop } from '../catalogue.ts'
import type { Decoded } from './decoded.ts'
import { endOf, startOf } from './instants.ts'

/** The animals that are sold. */
export const animalShopOf = ({ animalShop }: Decoded): AnimalShop => ({
  pets: animalShop.flatMap(({ pets }) => pets.map((key) => asKey<PetKey>(key))),
  mounts: animalShop.flatMap(({ mounts }) => mounts.map((key) => asKey<PetKey>(key))),
  forGems: animalShop.flatMap(({ forGems }) =>
    forGems.map(({ key, price, window }) => ({
      key: asKey<PetKey>(key),
      price,
      window: { from: startOf(window.from), until: endOf(window.until) },
    })),
  ),
})

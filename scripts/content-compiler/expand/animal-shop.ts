import { asKey, type PetKey } from '@daykeep/rules/model'
import type { AnimalShop } from '@daykeep/rules/catalogue'
import type { DecodedFiles } from './decoded-files.ts'
import { endOf, startOf } from './instants.ts'

/** The animals that are sold. */
export const animalShopOf = ({ animalShop }: DecodedFiles): AnimalShop => ({
  pets: animalShop.flatMap(({ pets }) => pets.map((key) => asKey<PetKey>(key))),
  mounts: animalShop.flatMap(({ mounts }) => mounts.map((key) => asKey<PetKey>(key))),
  forGems: animalShop.flatMap(({ forGems }) =>
    forGems.map(({ key, price, window, money }) => ({
      key: asKey<PetKey>(key),
      price,
      window: { from: startOf(window.from), until: endOf(window.until) },
      ...(money === undefined ? {} : { money }),
    })),
  ),
})

import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, GemPet } from '../catalogue/index.ts'
import { fromIso, type Instant, refuse, type Result } from '../kernel/index.ts'

export type PetForMoney = GemPet & { readonly money: NonNullable<GemPet['money']> }

/** The pet that is sold under a name of providers, while its days last. docs/reference/api.md 6.1. */
export const petForSale = (
  { animalShop }: Catalogue,
  sku: string,
  now: Instant,
): Result<'contentKeyNotFound' | 'messageNotAvailable', PetForMoney> => {
  const pet = petNamed({ animalShop }, sku)
  if (pet === undefined) return refuse('contentKeyNotFound', { key: sku })
  const { from, until } = pet.window
  return fromIso(from) <= now && now <= fromIso(until) ? E.right(pet) : refuse('messageNotAvailable')
}

/** The pet that providers sell under this name, in or out of its days. */
export const petNamed = ({ animalShop }: Pick<Catalogue, 'animalShop'>, sku: string): PetForMoney | undefined =>
  animalShop.forGems.find((pet): pet is PetForMoney => pet.money?.sku === sku)

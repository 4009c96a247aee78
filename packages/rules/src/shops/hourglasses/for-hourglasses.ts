import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../catalogue/index.ts'
import { HATCHED_POINTS, ownsMount, pointsOf, unpin } from '../../inventory/index.ts'
import { type Result, ownEntry, refuse } from '../../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../../model/index.ts'
import { withScrolls } from '../../quests/index.ts'

export type HourglassRefusals =
  | 'notAllowedHourglass'
  | 'backgroundAlreadyOwned'
  | 'petsAlreadyOwned'
  | 'mountsAlreadyOwned'

/** `price` in hourglasses; `owner`: the player with the item, before payment. */
export type HourglassSale = { readonly price: number; readonly owner: User }

export const HOURGLASS_GOODS = ['backgrounds', 'quests', 'pets', 'mounts'] as const
export type HourglassGoods = (typeof HOURGLASS_GOODS)[number]

type Order = { readonly key: string; readonly quantity: number }

/**
 * The sale of each type of goods. Backgrounds and pets are unpinned; a mount stays pinned, as the conformance cases have it.
 * docs/reference/rules.md 10.7.
 */
export const FOR_HOURGLASSES: Readonly<
  Record<
    HourglassGoods,
    (catalogue: Catalogue, order: Order) => (user: User) => Result<HourglassRefusals, HourglassSale>
  >
> = {
  backgrounds:
    ({ backgrounds }, { key }) =>
    (user) => {
      const scene = ownEntry(backgrounds, key)
      if (scene?.currency !== 'hourglasses') return refuse('notAllowedHourglass')
      const { background } = user.purchased
      if (ownEntry(background, key) === true) return refuse('backgroundAlreadyOwned')
      const owner = { ...user, purchased: { ...user.purchased, background: { ...background, [key]: true } } }
      return E.right({ price: scene.price, owner: unpin(owner, `backgrounds.${scene.set}.${key}`) })
    },
  quests:
    ({ quests }, { key, quantity }) =>
    (user) => {
      const quest = ownEntry(quests, key)
      if (quest?.category !== 'timeTravelers') return refuse('notAllowedHourglass')
      return E.right({ price: (quest.value ?? 1) * quantity, owner: withScrolls(quest.key, quantity)(user) })
    },
  pets:
    ({ animalShop }, { key }) =>
    (user) => {
      if (!animalShop.pets.some((pet) => pet === key)) return refuse('notAllowedHourglass')
      if (pointsOf(user, key) !== 0) return refuse('petsAlreadyOwned')
      const pets = { ...user.items.pets, [asKey<PetKey>(key)]: HATCHED_POINTS }
      return E.right({ price: 1, owner: unpin(withItems(user, { pets }), `timeTravelStable.pets.${key}`) })
    },
  mounts:
    ({ animalShop }, { key }) =>
    (user) => {
      if (!animalShop.mounts.some((mount) => mount === key)) return refuse('notAllowedHourglass')
      if (ownsMount(user, key)) return refuse('mountsAlreadyOwned')
      const mounts = { ...user.items.mounts, [asKey<PetKey>(key)]: true }
      return E.right({ price: 1, owner: withItems(user, { mounts }) })
    },
}

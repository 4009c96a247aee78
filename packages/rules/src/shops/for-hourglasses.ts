import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { HATCHED_POINTS, ownsMount, pointsOf, unpin } from '../inventory/index.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../model/index.ts'
import { withScrolls } from '../quests/index.ts'

export type HourglassRefusals =
  | 'notAllowedHourglass'
  | 'backgroundAlreadyOwned'
  | 'petsAlreadyOwned'
  | 'mountsAlreadyOwned'

/** What the time travellers hand over: the price in hourglasses, and the player who has the thing. */
export type Handover = { readonly price: number; readonly owner: User }

type Order = { readonly key: string; readonly quantity: number }

/**
 * What each kind of thing is sold by. Scenes and pets leave the rewards column, a mount was observed to stay. Reference,
 * rules 10.7.
 */
export const FOR_HOURGLASSES: Readonly<
  Record<string, (catalogue: Catalogue, order: Order) => (user: User) => Answer<HourglassRefusals, Handover>>
> = {
  backgrounds:
    ({ backgrounds }, { key }) =>
    (user) => {
      const scene = lookUp(backgrounds, key)
      if (scene?.currency !== 'hourglasses') return refuse('notAllowedHourglass')
      const { background } = user.purchased
      if (lookUp(background, key) === true) return refuse('backgroundAlreadyOwned')
      const owner = { ...user, purchased: { ...user.purchased, background: { ...background, [key]: true } } }
      return E.right({ price: scene.price, owner: unpin(owner, `backgrounds.${scene.set}.${key}`) })
    },
  quests:
    ({ quests }, { key, quantity }) =>
    (user) => {
      const quest = lookUp(quests, key)
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

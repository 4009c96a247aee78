import type { Animal, Catalogue } from '@daykeep/rules/content'
import { FEEDING, isFeedable, isSaddle, larder, piecesUntilRaised, pointsOf, stepOf } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { nameOf } from '../../texts/index.ts'
import { type Thing, toThing } from '../things/index.ts'

/** A food in the larder. */
export type FoodModel = {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly thing: Thing | undefined
  /** The colour whose animals like it, by name; a saddle is for all. */
  readonly likedBy: string | undefined
  readonly isSaddle: boolean
}

export const toLarder = (catalogue: Catalogue, user: User): ReadonlyArray<FoodModel> =>
  larder(catalogue, user).map(({ thing: food, count }) => ({
    key: food.key,
    name: nameOf(`food.${food.key}`),
    count,
    thing: toThing(catalogue, 'food', food.key),
    likedBy: food.target === undefined ? undefined : nameOf(`hatchingPotions.${food.target}`),
    isSaddle: isSaddle(food),
  }))

/** What a pet makes of the food in hand: whether it likes it, and how many pieces raise it. */
export type Appetite = { readonly liked: boolean; readonly enough: number }

/** The pets that take a food, by key. */
export const appetites = (catalogue: Catalogue, user: User, foodKey: string): ReadonlyMap<string, Appetite> => {
  const food = larder(catalogue, user).find(({ thing }) => thing.key === foodKey)?.thing
  if (food === undefined) return new Map()
  const hungry = Object.values<Animal>(catalogue.pets).filter(
    (pet) => isFeedable(pet) && pointsOf(user, pet.key) > 0 && user.items.mounts[pet.key] !== true,
  )
  return new Map(
    hungry.map((pet) => [
      pet.key,
      {
        liked: isSaddle(food) || stepOf(pet, food) === FEEDING.liked,
        enough: piecesUntilRaised(pet, food, pointsOf(user, pet.key)),
      },
    ]),
  )
}

/** How much the player wants to give: some pieces, or as many as it takes. */
export type Portion = { readonly type: 'pieces'; readonly pieces: number } | { readonly type: 'untilRaised' }

/** The pieces that are really given: never more than there are, nor than the pet can eat. */
export const served = (portion: Portion, { enough }: Appetite, owned: number): number =>
  Math.min(owned, enough, portion.type === 'pieces' ? Math.max(1, Math.floor(portion.pieces)) : enough)

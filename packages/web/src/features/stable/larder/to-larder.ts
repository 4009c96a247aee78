import type { Animal, Catalogue } from '@daykeep/rules/catalogue'
import { FEEDING, isFeedable, isSaddle, larder, piecesUntilRaised, pointsOf, stepOf } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { nameOf } from '../../../i18n/index.ts'
import { type Item, toItem } from '../../items/index.ts'

export type FoodModel = {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly picture: Item | undefined
  /** The name of the potion whose animals like it. Undefined for a saddle. */
  readonly likedBy: string | undefined
  readonly isSaddle: boolean
}

export const toLarder = (catalogue: Catalogue, user: User): ReadonlyArray<FoodModel> =>
  larder(catalogue, user).map(({ item: food, count }) => ({
    key: food.key,
    name: nameOf(`food.${food.key}`),
    count,
    picture: toItem(catalogue, 'food', food.key),
    likedBy: food.target === undefined ? undefined : nameOf(`hatchingPotions.${food.target}`),
    isSaddle: isSaddle(food),
  }))

/** Whether a pet likes the chosen food, and how many pieces raise it. */
export type Appetite = { readonly liked: boolean; readonly enough: number }

/** The pets that take a food, by pet key. */
export const appetites = (catalogue: Catalogue, user: User, foodKey: string): ReadonlyMap<string, Appetite> => {
  const food = larder(catalogue, user).find(({ item }) => item.key === foodKey)?.item
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

/** How much to feed: a number of pieces, or as many as raise the pet. */
export type Portion = { readonly type: 'pieces'; readonly pieces: number } | { readonly type: 'untilRaised' }

/** The pieces to feed: at most what the player owns and what raises the pet. */
export const portionSize = (portion: Portion, { enough }: Appetite, owned: number): number =>
  Math.min(owned, enough, portion.type === 'pieces' ? Math.max(1, Math.floor(portion.pieces)) : enough)

import { commands } from '@daykeep/rules/commands'
import type { Animal, Food } from '@daykeep/rules/catalogue'
import {
  FEEDING,
  hatchable,
  isFeedable,
  isSaddle,
  ownsMount,
  piecesUntilRaised,
  stepOf,
} from '@daykeep/rules/inventory'
import type { EggKey, FoodKey, PetKey, PotionKey } from '@daykeep/rules/model'
import { dispatch, type Hero } from './hero.ts'

/** How many of each egg and potion are kept; the rest is sold. */
const SPARE = 3

/** Hatches all it can, feeds each food to the pet that likes it, and once a week sells spare eggs and potions. */
export const keepAnimals = (hero: Hero): void => {
  for (const { egg, potion } of hatchable(hero.catalogue, hero.user))
    if (hasBoth(hero, egg.key, potion.key)) dispatch(hero, commands.hatch, { egg: egg.key, hatchingPotion: potion.key })
  feedAll(hero)
  if (hero.style.savesFood === undefined && hero.day % 7 === 0) sellSpare(hero)
}

const hasBoth = ({ user }: Hero, egg: EggKey, potion: PotionKey): boolean =>
  (user.items.eggs[egg] ?? 0) > 0 && (user.items.hatchingPotions[potion] ?? 0) > 0

type Pet = { readonly animal: Animal; readonly points: number }

const feedAll = (hero: Hero): void => {
  for (const [key, count] of Object.entries<number>(hero.user.items.food)) {
    const food = hero.catalogue.food[key as FoodKey]
    if (food === undefined || count <= 0 || isSaddle(food)) continue
    const pet = petFor(hero, food)
    if (pet === undefined) continue
    const amount = Math.min(count, piecesUntilRaised(pet.animal, food, pet.points))
    dispatch(hero, commands.feed, { pet: pet.animal.key, food: food.key, amount })
  }
}

/** The pet that likes the food and is closest to a mount; collectors save food that no pet likes. */
const petFor = (hero: Hero, food: Food): Pet | undefined => {
  const { items } = hero.user
  let best: Pet | undefined
  let bestScore = -1
  for (const [key, points] of Object.entries<number>(items.pets)) {
    const animal = hero.catalogue.pets[key as PetKey]
    if (animal === undefined || points <= 0 || !isFeedable(animal) || ownsMount(hero.user, key)) continue
    const liked = stepOf(animal, food) === FEEDING.liked
    const score = points + (liked ? FEEDING.mount : 0)
    if (score > bestScore && (liked || hero.style.savesFood === undefined))
      [best, bestScore] = [{ animal, points }, score]
  }
  return best
}

const sellSpare = (hero: Hero): void => {
  for (const type of ['eggs', 'hatchingPotions'] as const)
    for (const [key, count] of Object.entries<number>(hero.user.items[type]))
      if (count > SPARE) dispatch(hero, commands.sell, { type, key, amount: count - SPARE })
}

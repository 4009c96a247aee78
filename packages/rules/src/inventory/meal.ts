import * as E from 'fp-ts/lib/Either.js'
import type { Animal, Catalogue, Food } from '../content/catalogue.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { FEEDING, isFeedable, stepOf } from './feeding.ts'
import { ownsMount, pointsOf } from './ownership.ts'
import { textId } from './text-id.ts'
import { type NumberOrText, wholeNumber } from './whole-number.ts'

export type Feed = { readonly pet?: string; readonly food?: string; readonly amount?: NumberOrText }

export type MealRefusals =
  | 'missingPetFoodFeed'
  | 'invalidPetName'
  | 'invalidFoodName'
  | 'messagePetNotFound'
  | 'messageFoodNotFound'
  | 'messageCannotFeedPet'
  | 'messageAlreadyMount'
  | 'invalidAmount'
  | 'notEnoughFood'
  | 'tooMuchFood'

/** A pet before its bowl: `points` are what it has, `amount` pieces lie in the bowl. */
export type Meal = { readonly pet: Animal; readonly food: Food; readonly points: number; readonly amount: number }

/** What is fed to whom, if it may be. The order of the checks is the reference's, rules 7.4. */
export const mealOf =
  (catalogue: Catalogue) =>
  ({ pet: petKey, food: foodKey, amount }: Feed) =>
  (user: User): Answer<MealRefusals, Meal> => {
    if (!petKey || !foodKey) return refuse('missingPetFoodFeed')
    const pet = lookUp(catalogue.pets, petKey)
    if (pet === undefined) return refuse('invalidPetName', { pet: petKey })
    const food = lookUp(catalogue.food, foodKey)
    if (food === undefined) return refuse('invalidFoodName', { food: foodKey })
    const points = pointsOf(user, pet.key)
    if (points === 0) return refuse('messagePetNotFound', { pet: textId('pets', pet.key) })
    const owned = lookUp(user.items.food, food.key) ?? 0
    if (owned <= 0) return refuse('messageFoodNotFound', { food: textId('food', food.key) })
    if (!isFeedable(pet)) return refuse('messageCannotFeedPet', { pet: textId('pets', pet.key) })
    if (ownsMount(user, pet.key)) return refuse('messageAlreadyMount', { pet: textId('pets', pet.key) })
    return portion({ pet, food, points, amount: wholeNumber(amount ?? 1) }, owned)
  }

/** The last piece may take a pet beyond 50, none may follow it. Reference, rules 15, CONFLICT-3. */
const portion = (asked: Omit<Meal, 'amount'> & { readonly amount: number | undefined }, owned: number) => {
  const { pet, food, points, amount } = asked
  if (amount === undefined || amount < 0) return refuse('invalidAmount')
  if (amount > owned) return refuse('notEnoughFood')
  const step = stepOf(pet, food)
  return points + amount * step >= FEEDING.mount + step ? refuse('tooMuchFood') : E.right({ ...asked, amount })
}

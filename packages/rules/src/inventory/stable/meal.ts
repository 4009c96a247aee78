import * as E from 'fp-ts/lib/Either.js'
import type { Animal, Catalogue, Food } from '../../catalogue/index.ts'
import { ownEntry, refuse, type Result } from '../../kernel/index.ts'
import { Amount, type User } from '../../model/index.ts'
import { FEEDING, isFeedable, stepOf } from './feeding.ts'
import { ownsMount, pointsOf } from '../ownership.ts'
import { textId } from '../text-id.ts'

/** `amount`: pieces, one unless given; any number, since it is checked after the pet and the food. */
export type Feed = { readonly pet: string; readonly food: string; readonly amount?: number }

export type MealRefusals =
  | 'invalidPetName'
  | 'invalidFoodName'
  | 'messagePetNotFound'
  | 'messageFoodNotFound'
  | 'messageCannotFeedPet'
  | 'messageAlreadyMount'
  | 'invalidAmount'
  | 'notEnoughFood'
  | 'tooMuchFood'

/** `points`: feeding points before the meal; `amount`: pieces of food. */
export type Meal = { readonly pet: Animal; readonly food: Food; readonly points: number; readonly amount: number }

/** The meal of a request, or its refusal; checks run in the order of docs/reference/rules.md 7.4. */
export const mealOf =
  (catalogue: Catalogue) =>
  ({ pet: petKey, food: foodKey, amount = 1 }: Feed) =>
  (user: User): Result<MealRefusals, Meal> => {
    const pet = ownEntry(catalogue.pets, petKey)
    if (pet === undefined) return refuse('invalidPetName', { pet: petKey })
    const food = ownEntry(catalogue.food, foodKey)
    if (food === undefined) return refuse('invalidFoodName', { food: foodKey })
    const points = pointsOf(user, pet.key)
    if (points === 0) return refuse('messagePetNotFound', { pet: textId('pets', pet.key) })
    const owned = ownEntry(user.items.food, food.key) ?? 0
    if (owned <= 0) return refuse('messageFoodNotFound', { food: textId('food', food.key) })
    if (!isFeedable(pet)) return refuse('messageCannotFeedPet', { pet: textId('pets', pet.key) })
    if (ownsMount(user, pet.key)) return refuse('messageAlreadyMount', { pet: textId('pets', pet.key) })
    return checkAmount({ pet, food, points, amount }, owned)
  }

/** The last piece may take a pet beyond 50; more pieces are refused. docs/decisions/024-feeding-may-pass-fifty.md. */
const checkAmount = (meal: Meal, owned: number): Result<MealRefusals, Meal> => {
  const { pet, food, points, amount } = meal
  if (!Amount.is(amount)) return refuse('invalidAmount')
  if (amount > owned) return refuse('notEnoughFood')
  const step = stepOf(pet, food)
  return points + amount * step >= FEEDING.mount + step ? refuse('tooMuchFood') : E.right(meal)
}

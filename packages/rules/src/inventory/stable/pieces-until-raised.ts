import type { Animal, Food } from '../../catalogue/index.ts'
import { FEEDING, isSaddle, stepOf } from './feeding.ts'

/**
 * How many pieces of a food turn a pet with these feeding points into a mount, which is also the most it can be fed at
 * once. One saddle is enough. docs/reference/rules.md 7.4.
 */
export const piecesUntilRaised = (pet: Animal, food: Food, points: number): number =>
  isSaddle(food) ? 1 : Math.ceil((FEEDING.mount - points) / stepOf(pet, food))

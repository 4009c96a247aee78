import type { Animal, Food } from '../content/catalogue.ts'
import { FEEDING, isSaddle, stepOf } from './feeding.ts'

/**
 * How many pieces of a food turn a pet with these feeding points into a mount: the most that it takes at once, too.
 * One saddle does. Reference, rules 7.4.
 */
export const piecesUntilRaised = (pet: Animal, food: Food, points: number): number =>
  isSaddle(food) ? 1 : Math.ceil((FEEDING.mount - points) / stepOf(pet, food))

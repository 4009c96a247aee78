import type { Animal, Food } from '../../catalogue/index.ts'

/** Feeding points; a mount forms at 50. docs/reference/application.md 9, Pets. */
export const FEEDING = { liked: 5, other: 2, mount: 50 } as const

/** Feeding points of one piece. Premium pets like all food. docs/reference/rules.md 7.3. */
export const stepOf = (pet: Animal, food: Food): number =>
  pet.kind === 'premium' || (food.target !== undefined && food.target === pet.potion) ? FEEDING.liked : FEEDING.other

/** A saddle turns a pet into a mount at once. */
export const isSaddle = (food: Food): boolean => food.family === 'saddle'

/** Special and wacky pets never grow. */
export const isFeedable = (pet: Animal): boolean => pet.kind !== 'special' && pet.kind !== 'wacky'

import type { Animal, Food } from '../content/catalogue.ts'

/** Feeding points; a mount forms at 50. Application specification, section 9, Pets. */
export const FEEDING = { liked: 5, other: 2, mount: 50 } as const

/** Points that one piece adds. Premium pets like everything. Reference, rules 7.3. */
export const stepOf = (pet: Animal, food: Food): number =>
  pet.kind === 'premium' || (food.target !== undefined && food.target === pet.potion) ? FEEDING.liked : FEEDING.other

/** A saddle raises a pet at once. */
export const isSaddle = (food: Food): boolean => food.family === 'saddle'

/** Special and wacky pets never grow. */
export const isFeedable = (pet: Animal): boolean => pet.kind !== 'special' && pet.kind !== 'wacky'

import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags } from '../../../test-kit/index.ts'
import type { Food } from '../../catalogue/index.ts'
import { FEEDING } from './feeding.ts'
import { mealOf } from './meal.ts'
import { piecesUntilRaised } from './pieces-until-raised.ts'

const catalogue = aCatalogue()
const wolf = Object.values(catalogue.pets).find(({ key }) => key === 'Wolf-Base')
const food = (key: string): Food | undefined => Object.values(catalogue.food).find((each) => each.key === key)
const pieces = (key: string, points: number): number => {
  const meal = food(key)
  if (wolf === undefined || meal === undefined) throw new Error(`the test world lacks a wolf or ${key}`)
  return piecesUntilRaised(wolf, meal, points)
}

describe('piecesUntilRaised (rules 7.4, worked)', () => {
  it.each([
    ['Meat', 5, 9],
    ['Meat', 45, 1],
    ['Strawberry', 49, 1],
    ['Strawberry', 48, 1],
    ['Strawberry', 47, 2],
    ['Strawberry', 5, 23],
    ['Saddle', 5, 1],
  ])('of %s from %d points is %d', (key, points, needed) => expect(pieces(key, points)).toBe(needed))

  it('is always the most that a pet may be fed at once', () => {
    const law = fc.property(
      fc.integer({ min: 1, max: FEEDING.mount - 1 }),
      fc.constantFrom('Meat', 'Strawberry'),
      (points, key) => {
        const user = aUser({ items: bags({ pets: { 'Wolf-Base': points }, food: { [key]: 99 } }) })
        const fed = (amount: number) => mealOf(catalogue)({ pet: 'Wolf-Base', food: key, amount })(user)
        const most = pieces(key, points)
        return E.isRight(fed(most)) && E.isLeft(fed(most + 1))
      },
    )
    fc.assert(law, {
      examples: [
        [5, 'Meat'],
        [49, 'Strawberry'],
        [45, 'Meat'],
      ],
    })
  })
})

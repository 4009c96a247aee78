import { describe, it } from 'vitest'
import { expectAnswer, expectRefusal } from '../../test-kit/index.ts'
import { quantityOf, singleOf } from './quantity.ts'

describe('quantityOf', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    [0, 1],
    ['0', 1],
    [3, 3],
    ['12', 12],
  ])('reads %j as %i', (asked, quantity) => expectAnswer(quantityOf(asked)).toBe(quantity))

  it.each([-1, 1.5, 'x', '-2', '0.5', ' ', Number.NaN, Number.POSITIVE_INFINITY])('refuses %j', (asked) =>
    expectRefusal(quantityOf(asked), 'invalidQuantity'),
  )
})

describe('singleOf', () => {
  it('lets one through', () => expectAnswer(singleOf(1)).toBe(1))

  it('refuses several of a thing that is had one by one', () =>
    expectRefusal(singleOf('2'), 'messageNotAbleToBuyInBulk'))

  it('refuses what is no quantity as such', () => expectRefusal(singleOf('x'), 'invalidQuantity'))
})

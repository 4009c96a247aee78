import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import { type NumberOrText, wholeNumber } from './whole-number.ts'

/** How many are bought: nothing asked, and none, mean one. Reference, rules 10.1. */
export const quantityOf = (asked: NumberOrText | undefined): Answer<'invalidQuantity', number> => {
  const quantity = asked === undefined || asked === '' ? 1 : wholeNumber(asked)
  return quantity === undefined || quantity < 0 ? refuse('invalidQuantity') : E.right(quantity === 0 ? 1 : quantity)
}

/** One at a time, of things that can be had only so. */
export const singleOf = (
  asked: NumberOrText | undefined,
): Answer<'invalidQuantity' | 'messageNotAbleToBuyInBulk', number> => {
  const quantity = quantityOf(asked)
  return E.isRight(quantity) && quantity.right > 1 ? refuse('messageNotAbleToBuyInBulk') : quantity
}

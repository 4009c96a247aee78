import * as E from 'fp-ts/lib/Either.js'
import { type NumberOrText, quantityOf, singleOf } from '../inventory/index.ts'
import { type Answer, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** A purchase by key and quantity. */
export type Order = { readonly key: string; readonly quantity?: NumberOrText }

type Refusals =
  | 'invalidQuantity'
  | 'messageNotAbleToBuyInBulk'
  | 'spellNotFound'
  | 'notEnoughHourglasses'
  | 'mysterySetNotFound'

/**
 * What these shops answer as long as nothing of theirs is for sale: the catalogue holds no spells and mystery sets. The
 * checks before that are those of every purchase. Reference, rules 10.1 and api 2.5.
 */
export const refuseAbsent = (
  shop: 'special' | 'mystery',
  { key, quantity: asked }: Order,
  user: User,
): Answer<Refusals, never> => {
  const quantity = shop === 'mystery' ? singleOf(asked) : quantityOf(asked)
  if (E.isLeft(quantity)) return quantity
  if (shop === 'special') return refuse('spellNotFound', { spellId: key })
  return user.purchased.plan.consecutive.trinkets < 1 ? refuse('notEnoughHourglasses') : refuse('mysterySetNotFound')
}

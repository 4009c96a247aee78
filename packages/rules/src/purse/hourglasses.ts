import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** The price, if the hourglasses suffice. */
export const hourglassesFor = (user: User, price: number): Result<'notEnoughHourglasses', number> =>
  hourglassesOf(user) < price ? refuse('notEnoughHourglasses') : E.right(price)

/** The number of mystic hourglasses that the user holds. */
export const hourglassesOf = ({ purchased }: User): number => purchased.plan.consecutive.trinkets

/** Takes the price; `reference`: the key of the item. */
export const payHourglasses =
  (price: number, reference: string) =>
  (user: User): Outcome<User, undefined> => {
    const { plan } = user.purchased
    const trinkets = plan.consecutive.trinkets - price
    const paid = { ...plan, consecutive: { ...plan.consecutive, trinkets } }
    return outcome({ ...user, purchased: { ...user.purchased, plan: paid } }, [
      {
        type: 'CurrencySpent',
        currency: 'hourglasses',
        transaction: 'spend',
        amount: price,
        left: trinkets,
        reference,
      },
    ])
  }

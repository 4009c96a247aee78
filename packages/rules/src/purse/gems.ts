import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome, refuse, type TransactionType } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Gems per unit of balance. docs/reference/application.md 9. */
export const GEMS_PER_BALANCE = 4

/** `price` in units of balance; `reference`: the key of the item, if there is one. */
export type GemPrice = { readonly price: number; readonly transaction: TransactionType; readonly reference?: string }

/** The price, in units of balance, if the gems suffice. */
export const gemsFor = (user: User, price: number): Result<'notEnoughGems', number> =>
  user.balance < price ? refuse('notEnoughGems') : E.right(price)

/** Takes the price from the balance; a price of 0 is no transaction. */
export const payGems =
  ({ price, ...about }: GemPrice) =>
  (user: User): Outcome<User, undefined> => {
    if (price === 0) return outcome(user)
    const balance = user.balance - price
    return outcome({ ...user, balance }, [
      { type: 'CurrencySpent', currency: 'gems', amount: price, left: balance, ...about },
    ])
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, outcome, refuse, type TransactionType } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Gems in a unit of balance. Application specification, section 9. */
export const GEMS_PER_BALANCE = 4

/** What gems are paid for: the price in units of balance, and the key of the thing where there is one. */
export type GemPrice = { readonly price: number; readonly transaction: TransactionType; readonly reference?: string }

/** Gems that are there for a price in units of balance, or a refusal. */
export const gemsFor = (user: User, price: number): Answer<'notEnoughGems', number> =>
  user.balance < price ? refuse('notEnoughGems') : E.right(price)

/** The player after paying; a thing that costs nothing is no transaction. */
export const payGems =
  ({ price, ...about }: GemPrice) =>
  (user: User): Outcome<User, undefined> => {
    if (price === 0) return outcome(user)
    const balance = user.balance - price
    return outcome({ ...user, balance }, [
      { type: 'CurrencySpent', currency: 'gems', amount: price, left: balance, ...about },
    ])
  }

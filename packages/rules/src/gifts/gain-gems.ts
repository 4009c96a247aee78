import { outcome, type Outcome, type TransactionType } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/**
 * Where gems come from. `amount`: in units of balance. `reference`: the key of the item or the id of the player, if
 * there is one.
 */
export type GemGain = { readonly amount: number; readonly transaction: TransactionType; readonly reference?: string }

/** Adds gems to the balance; an amount of zero is no transaction. */
export const gainGems =
  ({ amount, ...about }: GemGain) =>
  (user: User): Outcome<User, undefined> => {
    if (amount === 0) return outcome(user)
    const balance = user.balance + amount
    return outcome({ ...user, balance }, [
      { type: 'CurrencyGained', currency: 'gems', amount, left: balance, ...about },
    ])
  }

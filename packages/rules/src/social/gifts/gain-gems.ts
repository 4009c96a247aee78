import { outcome, type Outcome, type TransactionType } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/** What gems come from: the amount in units of balance, and the key of the thing or the id of the player, where there is one. */
export type GemGain = { readonly amount: number; readonly transaction: TransactionType; readonly reference?: string }

/** The player with more gems; nothing is no transaction. */
export const gainGems =
  ({ amount, ...about }: GemGain) =>
  (user: User): Outcome<User, undefined> => {
    if (amount === 0) return outcome(user)
    const balance = user.balance + amount
    return outcome({ ...user, balance }, [
      { type: 'CurrencyGained', currency: 'gems', amount, left: balance, ...about },
    ])
  }

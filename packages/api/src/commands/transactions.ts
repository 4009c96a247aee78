import type { AddressedEvent } from '@daykeep/rules/documents'
import { type GameEvent, type Instant, toIso } from '@daykeep/rules/kernel'
import { randomUUID } from 'node:crypto'
import { toJson, type Write } from '../store/index.ts'

/** A change of gems (in units of balance) or hourglasses, as it is stored. Spent amounts are negative. docs/reference/api.md 3.7. */
export type StoredTransaction = {
  readonly userId: string
  readonly currency: 'gems' | 'hourglasses'
  readonly transactionType: string
  readonly reference?: string
  readonly amount: number
  readonly currentAmount: number
  readonly createdAt: string
}

/** What the events of one command did to the purses of players, to be written in its commit. */
export const transactionsOf = (events: ReadonlyArray<AddressedEvent>, at: Instant): readonly Write[] =>
  events.flatMap(({ to, event }) => {
    const transaction = toTransaction(to, event, at)
    return transaction === undefined
      ? []
      : [{ type: 'insert', collection: 'transactions', id: randomUUID(), body: toJson(transaction) }]
  })

/** The same for the events of a player's own command. */
export const transactionsOfPlayer = (userId: string, events: ReadonlyArray<GameEvent>, at: Instant): readonly Write[] =>
  transactionsOf(
    events.map((event) => ({ to: userId, event }) as AddressedEvent),
    at,
  )

const toTransaction = (userId: string, event: GameEvent, at: Instant): StoredTransaction | undefined => {
  if (event.type !== 'CurrencyGained' && event.type !== 'CurrencySpent') return undefined
  const { currency, transaction, amount, left, reference } = event
  return {
    userId,
    currency,
    transactionType: transaction,
    ...(reference === undefined ? {} : { reference }),
    amount: event.type === 'CurrencySpent' ? -amount : amount,
    currentAmount: left,
    createdAt: toIso(at),
  }
}

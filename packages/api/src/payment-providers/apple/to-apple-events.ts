import type { JWSTransactionDecodedPayload } from '@apple/app-store-server-library'
import { paymentIdOf } from '../amounts.ts'
import type { PaymentEventOf } from '../port.ts'

type Transaction = JWSTransactionDecodedPayload

/** Apple's prices are in thousandths, its shares in thousandths of a percent. */
const THOUSANDTHS_OF_CENTS = 10
const WHOLE = 100_000

const headOf = ({ originalTransactionId = '', purchaseDate = 0 }: Transaction) => ({
  payment: paymentIdOf('Apple', originalTransactionId),
  at: purchaseDate,
})

const chargedOf = ({ price = Number.NaN, currency = '', quantity = 1 }: Transaction) => ({
  // A receipt of several packs is none of ours: we sell one at a time.
  amount: quantity === 1 ? Math.round(price / THOUSANDTHS_OF_CENTS) : Number.NaN,
  currency,
})

const nextBillOf = ({ expiresDate }: Transaction) => (expiresDate === undefined ? {} : { nextBill: expiresDate })

export const isRenewing = ({ type }: Transaction): boolean => type === 'Auto-Renewable Subscription'

/** The first bill of a purchase. */
export const toPaid = (transaction: Transaction): PaymentEventOf<'paid'> => {
  const { originalTransactionId = '', appAccountToken } = transaction
  return {
    ...headOf(transaction),
    id: `${originalTransactionId}/paid`,
    type: 'paid',
    ...chargedOf(transaction),
    ...(isRenewing(transaction)
      ? { customer: appAccountToken ?? originalTransactionId, subscription: originalTransactionId }
      : {}),
    ...nextBillOf(transaction),
  }
}

export const toRenewed = (transaction: Transaction): PaymentEventOf<'renewed'> => ({
  ...headOf(transaction),
  id: `${transaction.transactionId}/renewed`,
  type: 'renewed',
  ...chargedOf(transaction),
  ...nextBillOf(transaction),
})

export const toRefunded = (transaction: Transaction): PaymentEventOf<'refunded'> => {
  const { transactionId, revocationDate = 0, revocationPercentage = WHOLE } = transaction
  return {
    ...headOf(transaction),
    id: `${transactionId}/refunded/${revocationPercentage}`,
    at: revocationDate,
    type: 'refunded',
    amount: Math.round((chargedOf(transaction).amount * revocationPercentage) / WHOLE),
  }
}

/** `id`: of the notification: a subscription can end more than once. */
export const toEnded = (transaction: Transaction, id: string, at: number): PaymentEventOf<'ended'> => ({
  ...headOf(transaction),
  id,
  at,
  type: 'ended',
  ...nextBillOf(transaction),
})

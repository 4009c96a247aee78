import { DAY, type Instant } from '@daykeep/rules/kernel'
import type { PaymentOrder } from '../contract/index.ts'
import type { PaymentEvent, Price, ProviderName } from '../payment-providers/index.ts'

/**
 * - `open`: the provider has not said what became of it.
 * - `refused`: paid, but what was paid for could not be given; `refusal` says why. Staff looks into it.
 */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'refused' | 'refunded' | 'ended'

/** A checkout and what became of it. */
export type Payment = Price & {
  readonly userId: string
  readonly provider: ProviderName
  readonly order: PaymentOrder
  /** The event that the coupon is for. */
  readonly coupon?: string
  /** What a gem pack held when it was ordered, with the sale of then. */
  readonly gems?: number
  /** What a gift of a subscription lasts. */
  readonly months?: number
  readonly createdAt: Instant
  readonly status: PaymentStatus
  /** While it is open: when it is given up, and removed. */
  readonly openUntil?: Instant
  readonly refusal?: string
  /** The provider's name of the checkout. */
  readonly session?: string
  readonly customer?: string
  readonly subscription?: string
  /** Paid back so far, in the smallest unit. */
  readonly refunded: number
  readonly dispute?: 'open' | 'won' | 'lost'
  /** When it was last billed, and when it ended, as its provider says. */
  readonly billedAt?: Instant
  readonly endedAt?: Instant
  /** The block that a subscription is to change to. `amount`: what tells its first bill; `since`: when it was chosen. */
  readonly next?: { readonly block: string; readonly amount: number; readonly since: Instant }
  /** Where the player still has to agree to what is charged next. */
  readonly consentUrl?: string
  /** Events that came before the one that confirms the payment. */
  readonly early: ReadonlyArray<PaymentEvent>
}

/** Milliseconds in which a provider says what became of a checkout; the slowest transfers take two weeks. */
const UNCONFIRMED = 30 * DAY

/** A payment of which its provider has said nothing yet. */
export const openPayment = (
  ordered: Price & Pick<Payment, 'order' | 'coupon' | 'gems' | 'months' | 'userId' | 'provider' | 'createdAt'>,
): Payment => limited({ ...ordered, status: 'open', refunded: 0, early: [] })

/** With the instant at which an open payment is given up. */
export const limited = (payment: Payment): Payment => ({ ...payment, openUntil: payment.createdAt + UNCONFIRMED })

/** The payment without these fields. */
export const without = (
  payment: Payment,
  ...fields: ReadonlyArray<'next' | 'consentUrl' | 'coupon' | 'openUntil'>
): Payment => {
  const removed: readonly string[] = fields
  return Object.fromEntries(Object.entries(payment).filter(([field]) => !removed.includes(field))) as Payment
}

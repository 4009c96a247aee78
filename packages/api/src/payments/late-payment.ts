import type { Instant } from '@daykeep/rules/kernel'
import type { LatePaymentState, PaymentOrder } from '../contract/index.ts'
import type { Charged, PaymentEvent, PaymentEventOf, ProviderName } from '../payment-providers/index.ts'

/** What staff decided about it. */
export type Settlement = {
  readonly at: Instant
  readonly by: { readonly id: string; readonly name: string }
  readonly reason: string
  readonly userId?: string
  readonly order?: PaymentOrder
}

/**
 * A payment that its provider reports although its checkout was removed: nobody knows who paid, or what for, until staff
 * look it up there. docs/decisions/141-late-payments.md.
 */
export type LatePayment = {
  readonly provider: ProviderName
  readonly receivedAt: Instant
  readonly state: LatePaymentState
  /** What its provider has reported since it was reported, or since its money went back. */
  readonly events: ReadonlyArray<PaymentEvent>
  readonly settlement?: Settlement
}

type LateEvent = { readonly provider: ProviderName; readonly event: PaymentEvent; readonly receivedAt: Instant }

/** With one more event of its provider. Money that comes after the last has gone back opens it again. */
export const withLateEvent = (
  late: LatePayment | undefined,
  { provider, event, receivedAt }: LateEvent,
): LatePayment => {
  const isNew = late === undefined || late.state === 'refunded'
  const events = isNew ? [event] : [...late.events, event]
  const isCharged = chargeOf(events) !== undefined
  if (late?.state === 'refunded' && !isCharged) return late
  const since = isNew ? receivedAt : late.receivedAt
  return { provider, receivedAt: since, events, state: isCharged ? stateOf(events) : 'waiting' }
}

const stateOf = (events: ReadonlyArray<PaymentEvent>): LatePaymentState => {
  const { amount = 0 } = chargeOf(events) ?? {}
  return refundOf(events, amount) < amount ? 'open' : 'refunded'
}

/** The event that says what was charged: of a subscription whose start nobody heard of, its first bill. */
export const chargeOf = (
  events: ReadonlyArray<PaymentEvent>,
): PaymentEventOf<'paid'> | PaymentEventOf<'renewed'> | undefined =>
  events.find((event) => event.type === 'paid') ??
  events.filter((event) => event.type === 'renewed').sort((one, other) => one.at - other.at)[0]

/** Paid back so far, in the smallest unit. */
export const refundOf = (events: ReadonlyArray<PaymentEvent>, charged: number): number =>
  Math.max(0, ...events.map((event) => (event.type === 'refunded' ? event.amount : isLost(event) ? charged : 0)))

const isLost = (event: PaymentEvent): boolean => event.type === 'disputed' && event.outcome === 'lost'

/** In the order in which a checkout would have received them: its confirmation first. */
export const chargeFirst = (events: ReadonlyArray<PaymentEvent>): ReadonlyArray<PaymentEvent> => {
  const charge = chargeOf(events)
  if (charge === undefined) return events
  return [{ ...charge, type: 'paid' }, ...events.filter((event) => event !== charge)]
}

/** Whether what was charged is this price. */
export const isPrice = (charged: Charged | undefined, price: Charged): boolean =>
  charged?.amount === price.amount && charged.currency === price.currency

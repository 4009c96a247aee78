import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { PaymentOrder } from '../contract/index.ts'
import { type ApiError, badRequest, notAuthorized, timedOut } from '../core/api-error.ts'
import { CURRENCY, type PaymentEvent, type Price, type ProviderName } from '../payment-providers/index.ts'
import { type Document, toJson } from '../store/index.ts'
import { applyEvent, type PaymentDependencies } from './apply-event.ts'
import { checkOrder } from './check-order.ts'
import { openPayment, type Payment } from './payment.ts'

export type Claim = {
  readonly payer: Document<User>
  readonly provider: ProviderName
  /** Our id of the payment: the same, however often it is claimed. */
  readonly payment: string
  readonly order: PaymentOrder
  /** What a product costs where its price is not that of the order. */
  readonly price?: Price
}

/**
 * Stores a payment that did not begin at our checkout, once. Refuses what could not be given, and receiptAlreadyUsed for
 * a payment of somebody else.
 */
export const openClaim = async (
  app: PaymentDependencies,
  { payer, provider, payment: id, order, price }: Claim,
): Promise<E.Either<ApiError, Payment>> => {
  const found = await app.store.get<Payment>('payments', id)
  if (found !== undefined)
    return found.body.userId === payer.id ? E.right(found.body) : E.left(notAuthorized('receiptAlreadyUsed'))
  const checked = await checkOrder(app, payer.body, order)
  if (E.isLeft(checked)) return checked
  const { everyMonths: _, seats: __, ...details } = checked.right
  const payment = openPayment({ ...details, ...price, userId: payer.id, provider, createdAt: app.clock() })
  const stored = await app.store.commit([{ type: 'insert', collection: 'payments', id, body: toJson(payment) }])
  if (E.isRight(stored)) return E.right(payment)
  return stored.left.type === 'unavailable'
    ? E.left(timedOut('storeUnavailable'))
    : openClaim(app, { payer, provider, payment: id, order })
}

/** Applies what the provider says of the payment. Refuses paymentRefused for one that brought nothing. */
export const applyAll = async (
  app: PaymentDependencies,
  provider: ProviderName,
  events: readonly PaymentEvent[],
): Promise<E.Either<ApiError, undefined>> => {
  for (const event of events) {
    const applied = await applyEvent(app, provider, event)
    if (E.isLeft(applied)) return applied
    if (applied.right.status === 'refused') return E.left(badRequest('paymentRefused'))
  }
  return E.right(undefined)
}

/** A store converts our prices to other currencies; in ours, its price is that of what is sold. */
export const storePrice = (events: readonly PaymentEvent[], ours: number): Price => {
  const paid = events.find(({ type }) => type === 'paid')
  const charged = paid?.type === 'paid' ? paid : undefined
  return charged === undefined || charged.currency === CURRENCY
    ? { amount: ours, currency: CURRENCY }
    : ({ amount: charged.amount, currency: charged.currency } as Price)
}

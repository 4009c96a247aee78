import type { androidpublisher_v3 } from '@googleapis/androidpublisher'
import { paymentIdOf } from '../amounts.ts'
import type { PaymentEvent, PaymentEventOf } from '../port.ts'
import type { GoogleClient } from './google-client.ts'

type Money = androidpublisher_v3.Schema$Money
type Order = androidpublisher_v3.Schema$Order
export type GoogleSubscription = androidpublisher_v3.Schema$SubscriptionPurchaseV2

const CENTS = 100
const NANOS_PER_CENT = 10_000_000

const toCents = ({ units, nanos }: Money = {}): number =>
  Number(units ?? 0) * CENTS + Math.round((nanos ?? 0) / NANOS_PER_CENT)

/** The play store's order holds the price that was paid, and what was paid back of it. */
export const orderOf = async ({ api }: GoogleClient, packageName: string, orderId: string): Promise<Order> =>
  (await api.orders.get({ packageName, orderId })).data

const chargedOf = ({ total }: Order) => ({
  amount: total === undefined ? Number.NaN : toCents(total),
  currency: total?.currencyCode ?? '',
})

const headOf = (token: string, order: Order) => ({
  payment: paymentIdOf('Google', token),
  at: Date.parse(order.createTime ?? ''),
})

export const toPaid = (token: string, order: Order): PaymentEventOf<'paid'> => ({
  ...headOf(token, order),
  id: `${order.orderId}/paid`,
  type: 'paid',
  ...chargedOf(order),
})

/** The end of the paid time. */
export const expiryOf = ({ lineItems }: GoogleSubscription): number | undefined => {
  const expiry = lineItems?.[0]?.expiryTime
  return typeof expiry === 'string' ? Date.parse(expiry) : undefined
}

/** The bill of a subscription that was paid last: the first one confirms the payment. */
export const toBilled = (token: string, subscription: GoogleSubscription, order: Order): readonly PaymentEvent[] => {
  const expiry = expiryOf(subscription)
  const bill = { ...headOf(token, order), ...chargedOf(order), ...(expiry === undefined ? {} : { nextBill: expiry }) }
  return [
    { ...bill, id: `${token}/paid`, type: 'paid', customer: token, subscription: token },
    { ...bill, id: `${order.orderId}/renewed`, type: 'renewed' },
  ]
}

/** What was paid back of an order so far, in all. */
export const toRefunded = (token: string, order: Order, at: number): readonly PaymentEvent[] => {
  const { refundEvent, partialRefundEvents = [] } = order.orderHistory ?? {}
  const parts = partialRefundEvents.reduce((sum, { refundDetails }) => sum + toCents(refundDetails?.total), 0)
  const amount = refundEvent === undefined ? parts : chargedOf(order).amount
  if (amount === 0) return []
  return [{ ...headOf(token, order), at, id: `${order.orderId}/refunded/${amount}`, type: 'refunded', amount }]
}

export const toEnded = (token: string, subscription: GoogleSubscription, at: number, id: string): PaymentEvent => {
  const expiry = expiryOf(subscription)
  return {
    id,
    payment: paymentIdOf('Google', token),
    at,
    type: 'ended',
    ...(expiry === undefined ? {} : { nextBill: expiry }),
  }
}

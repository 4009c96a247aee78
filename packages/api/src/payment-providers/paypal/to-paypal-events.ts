import type { OrdersCapture, Subscription } from '@paypal/paypal-server-sdk'
import { fromDecimal } from '../amounts.ts'
import type { PaymentEvent } from '../port.ts'
import type { PaypalClient } from './paypal-client.ts'

/**
 * Takes the money of an order that the player has approved, and what came of it. One order is captured once, however
 * often it is asked for.
 */
export const captureOrder = async (
  { orders }: PaypalClient,
  order: string,
  payment: string,
): Promise<readonly PaymentEvent[]> => {
  const { result } = await orders.getOrder({ id: order })
  const { result: captured } = isApproved(result.status)
    ? await orders.captureOrder({ id: order, paypalRequestId: `capture-${order}`, prefer: 'return=representation' })
    : { result }
  const captures = captured.purchaseUnits?.flatMap(({ payments }) => payments?.captures ?? []) ?? []
  return captures.flatMap((capture) => toCaptured(capture, payment))
}

/** The words of the SDK's own types are loaded with it alone. */
const isApproved = (status: string | undefined): boolean => status === 'APPROVED'

const LOST: ReadonlySet<string | undefined> = new Set(['DECLINED', 'FAILED'])
const ARRIVED: ReadonlySet<string | undefined> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

/** Money that has arrived; none while it has not. */
const toCaptured = (
  { id = '', status, amount, createTime = '' }: OrdersCapture,
  payment: string,
): readonly PaymentEvent[] => {
  const about = { payment, at: Date.parse(createTime) }
  if (LOST.has(status)) return [{ ...about, id: `${id}/failed`, type: 'failed' }]
  if (!ARRIVED.has(status)) return []
  return [
    {
      ...about,
      id: `${id}/paid`,
      type: 'paid',
      amount: fromDecimal(amount?.value),
      currency: amount?.currencyCode ?? '',
    },
  ]
}

/** What PayPal knows of a subscription that is paid: its last bill. */
export const eventsOfSubscription = (
  { id = '', status, subscriber, billingInfo }: Subscription,
  payment: string,
): readonly PaymentEvent[] => {
  const last = billingInfo?.lastPayment
  const state: string | undefined = status
  if (state !== 'ACTIVE' || last === undefined) return []
  return [
    {
      id: `${id}/paid`,
      payment,
      at: Date.parse(last.time ?? ''),
      type: 'paid',
      amount: fromDecimal(last.amount?.value),
      currency: last.amount?.currencyCode ?? '',
      customer: subscriber?.payerId ?? id,
      subscription: id,
      ...(billingInfo?.nextBillingTime === undefined ? {} : { nextBill: Date.parse(billingInfo.nextBillingTime) }),
    },
  ]
}

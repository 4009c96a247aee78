import * as E from 'fp-ts/lib/Either.js'
import { fromDecimal } from '../amounts.ts'
import type { BadRequest, PaymentEvent, ProviderRequest } from '../port.ts'
import type { PaypalSettings } from '../../payment-settings.ts'
import type { PaypalClient } from './paypal-client.ts'
import { isSignedByPaypal } from './paypal-signature.ts'
import { captureOrder } from './to-paypal-events.ts'

/** The events of a webhook that PayPal has signed. Refuses badSignature, and unknownEvent for a type we did not ask for. */
export const readPaypalEvents = async (
  client: PaypalClient,
  settings: PaypalSettings,
  request: ProviderRequest,
): Promise<E.Either<BadRequest, readonly PaymentEvent[]>> => {
  if (!(await isSignedByPaypal(settings, request))) return E.left('badSignature')
  const event = E.tryCatch(
    () => JSON.parse(request.body) as PaypalEvent,
    (): BadRequest => 'unknownEvent',
  )
  if (E.isLeft(event)) return event
  const read = READERS[event.right.event_type]
  return read === undefined ? E.left('unknownEvent') : E.right(await read(event.right, client))
}

type Money = {
  readonly value?: string
  readonly total?: string
  readonly currency_code?: string
  readonly currency?: string
}
type Resource = {
  readonly id?: string
  readonly custom_id?: string
  readonly custom?: string
  readonly amount?: Money
  readonly billing_agreement_id?: string
  readonly seller_payable_breakdown?: { readonly total_refunded_amount?: Money }
  readonly total_refunded_amount?: Money
  readonly refund_reason_code?: string
  readonly status_update_time?: string
  readonly purchase_units?: ReadonlyArray<{ readonly custom_id?: string }>
  readonly disputed_transactions?: ReadonlyArray<{ readonly custom?: string }>
  readonly dispute_outcome?: { readonly outcome_code?: string }
}
type PaypalEvent = {
  readonly id: string
  readonly event_type: string
  readonly create_time: string
  readonly resource: Resource
}

type EventReader = (
  event: PaypalEvent,
  client: PaypalClient,
) => Promise<readonly PaymentEvent[]> | readonly PaymentEvent[]

const headOf = ({ id, create_time: time }: PaypalEvent) => ({ id, at: Date.parse(time) })

const chargedOf = (amount: Money = {}) => ({
  amount: fromDecimal(amount.value ?? amount.total),
  currency: amount.currency_code ?? amount.currency ?? '',
})

/** The player has approved an order: its money is still to be taken. */
const onApproved: EventReader = ({ resource: { id, purchase_units: units } }, client) => {
  const payment = units?.[0]?.custom_id
  return payment === undefined || id === undefined ? [] : captureOrder(client, id, payment)
}

const onCaptured: EventReader = (event) => {
  const { id = '', custom_id: payment, amount } = event.resource
  if (payment === undefined) return []
  return [{ ...headOf(event), id: `${id}/paid`, payment, type: 'paid', ...chargedOf(amount) }]
}

const onDenied: EventReader = (event) => {
  const { custom_id: payment } = event.resource
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'failed' }]
}

/** The resource is the refund; PayPal adds up what was paid back so far. */
const onRefunded: EventReader = (event) => {
  const { custom_id, custom, amount, seller_payable_breakdown: breakdown, total_refunded_amount } = event.resource
  const payment = custom_id ?? custom
  const total = breakdown?.total_refunded_amount ?? total_refunded_amount ?? amount
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'refunded', amount: chargedOf(total).amount }]
}

/** A bill of a subscription. The first one confirms the payment; a later one for another sum is noted all the same. */
const onSale: EventReader = async (event, { subscriptions }) => {
  const { id = '', billing_agreement_id: subscription, custom: payment, amount } = event.resource
  if (subscription === undefined || payment === undefined) return []
  const { result } = await subscriptions.getSubscription({ id: subscription })
  const next = result.billingInfo?.nextBillingTime
  const bill = { ...chargedOf(amount), ...(next === undefined ? {} : { nextBill: Date.parse(next) }) }
  const head = { ...headOf(event), payment }
  return [
    {
      ...head,
      id: `${subscription}/paid`,
      type: 'paid',
      ...bill,
      subscription,
      customer: result.subscriber?.payerId ?? subscription,
    },
    { ...head, id: `${id}/renewed`, type: 'renewed', ...bill },
  ]
}

const onEnded: EventReader = (event) => {
  const { custom_id: payment } = event.resource
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'ended' }]
}

const onAgreed: EventReader = (event) => {
  const { custom_id: payment } = event.resource
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'agreed' }]
}

const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_WITH_PAYOUT: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
}

const onDispute: EventReader = (event) => {
  const { disputed_transactions: disputed, dispute_outcome: result } = event.resource
  const payment = disputed?.[0]?.custom
  const outcome = OUTCOMES[result?.outcome_code ?? ''] ?? 'open'
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'disputed', outcome }]
}

const READERS: Readonly<Record<string, EventReader | undefined>> = {
  'CHECKOUT.ORDER.APPROVED': onApproved,
  'PAYMENT.CAPTURE.COMPLETED': onCaptured,
  'PAYMENT.CAPTURE.DENIED': onDenied,
  'PAYMENT.CAPTURE.DECLINED': onDenied,
  'PAYMENT.CAPTURE.REFUNDED': onRefunded,
  'PAYMENT.CAPTURE.REVERSED': onRefunded,
  'PAYMENT.SALE.COMPLETED': onSale,
  'PAYMENT.SALE.REFUNDED': onRefunded,
  'PAYMENT.SALE.REVERSED': onRefunded,
  'BILLING.SUBSCRIPTION.CANCELLED': onEnded,
  'BILLING.SUBSCRIPTION.EXPIRED': onEnded,
  'BILLING.SUBSCRIPTION.SUSPENDED': onEnded,
  'BILLING.SUBSCRIPTION.UPDATED': onAgreed,
  'CUSTOMER.DISPUTE.CREATED': onDispute,
  'CUSTOMER.DISPUTE.RESOLVED': onDispute,
}

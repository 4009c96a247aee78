import * as E from 'fp-ts/lib/Either.js'
import type Stripe from 'stripe'
import type { BadRequest, PaymentEvent, ProviderRequest } from '../port.ts'
import { idOf, toPaid } from './to-paid.ts'

const SECOND = 1000

/** The events of a request that Stripe has signed. Refuses badSignature, and unknownEvent for a type we did not ask for. */
export const readStripeEvents = async (
  stripe: Stripe,
  secret: string,
  { body, headers }: ProviderRequest,
): Promise<E.Either<BadRequest, readonly PaymentEvent[]>> => {
  const signed = E.tryCatch(
    () => stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret),
    (): BadRequest => 'badSignature',
  )
  if (E.isLeft(signed)) return signed
  const read = READERS[signed.right.type]
  return read === undefined ? E.left('unknownEvent') : E.right(await read(stripe, signed.right))
}

type EventHead = { readonly id: string; readonly at: number }
type EventReader = (stripe: Stripe, event: Stripe.Event) => Promise<readonly PaymentEvent[]>

const headOf = ({ id, created }: Stripe.Event): EventHead => ({ id, at: created * SECOND })

/** The readers know the object by the type of the event, which Stripe's own types cannot tell a table. */
const objectOf = <A>({ data }: Stripe.Event): A => data.object as unknown as A

const onSession: EventReader = async (stripe, event) => {
  const session = objectOf<Stripe.Checkout.Session>(event)
  if (session.mode === 'setup') await useNewCard(stripe, session)
  return toPaid(session, headOf(event))
}

const onFailedSession: EventReader = async (_, event) => {
  const payment = objectOf<Stripe.Checkout.Session>(event).metadata?.['payment']
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'failed' }]
}

const onInvoice: EventReader = async (_, event) => {
  const invoice = objectOf<Stripe.Invoice>(event)
  const payment = invoice.parent?.subscription_details?.metadata?.['payment']
  // A change of the price writes an invoice of nothing.
  if (payment === undefined || invoice.amount_paid === 0) return []
  const end = invoice.lines.data[0]?.period.end
  return [
    {
      ...headOf(event),
      payment,
      type: 'renewed',
      amount: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      ...(end === undefined ? {} : { nextBill: end * SECOND }),
    },
  ]
}

/** Deleted, or told to end after the paid time, on Stripe's own pages too. */
const onSubscription: EventReader = async (_, event) => {
  const subscription = objectOf<Stripe.Subscription>(event)
  const { payment } = subscription.metadata
  const isOver = event.type === 'customer.subscription.deleted'
  if (payment === undefined || !(isOver || subscription.cancel_at_period_end)) return []
  const end = isOver ? subscription.ended_at : subscription.items.data[0]?.current_period_end
  return [{ ...headOf(event), payment, type: 'ended', ...(end ? { nextBill: end * SECOND } : {}) }]
}

const onRefund: EventReader = async (stripe, event) => {
  const charge = objectOf<Stripe.Charge>(event)
  const payment = await paymentOf(stripe, charge)
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'refunded', amount: charge.amount_refunded }]
}

const onDispute: EventReader = async (stripe, event) => {
  const { charge, status } = objectOf<Stripe.Dispute>(event)
  const id = idOf(charge)
  const payment = id === undefined ? undefined : await paymentOf(stripe, await stripe.charges.retrieve(id))
  const outcome = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  return payment === undefined ? [] : [{ ...headOf(event), payment, type: 'disputed', outcome }]
}

const READERS: Readonly<Record<string, EventReader | undefined>> = {
  'checkout.session.completed': onSession,
  'checkout.session.async_payment_succeeded': onSession,
  'checkout.session.async_payment_failed': onFailedSession,
  'checkout.session.expired': onFailedSession,
  'invoice.paid': onInvoice,
  'customer.subscription.updated': onSubscription,
  'customer.subscription.deleted': onSubscription,
  'charge.refunded': onRefund,
  'charge.dispute.created': onDispute,
  'charge.dispute.closed': onDispute,
}

/** A single payment's charge names it; that of a bill is found by way of its invoice. */
const paymentOf = async (stripe: Stripe, charge: Stripe.Charge): Promise<string | undefined> => {
  const named = charge.metadata['payment']
  const intent = idOf(charge.payment_intent)
  if (named !== undefined || intent === undefined) return named
  const bills = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  const invoice = idOf(bills.data[0]?.invoice)
  if (invoice === undefined) return undefined
  return (await stripe.invoices.retrieve(invoice)).parent?.subscription_details?.metadata?.['payment']
}

/** A card that the player has entered on Stripe's page pays the next bills. */
const useNewCard = async (stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> => {
  const intent = idOf(session.setup_intent)
  if (intent === undefined) return
  const { metadata, payment_method: method } = await stripe.setupIntents.retrieve(intent)
  const card = idOf(method)
  const subscription = metadata?.['subscription']
  if (card !== undefined && subscription !== undefined)
    await stripe.subscriptions.update(subscription, { default_payment_method: card })
}

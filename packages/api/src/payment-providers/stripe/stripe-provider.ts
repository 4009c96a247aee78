import * as E from 'fp-ts/lib/Either.js'
import type Stripe from 'stripe'
import type {
  AgreementDetails,
  Checkout,
  PaymentProvider,
  PriceChange,
  ProviderFailure,
  StartedCheckout,
} from '../port.ts'
import { readStripeEvents } from './read-stripe-events.ts'
import { toPaid } from './to-paid.ts'
import type { StripeSettings } from '../../payment-settings.ts'

/** Milliseconds that Stripe gets for an answer, and how often a request is made again: each has a key of its own. */
const TIMEOUT = 20_000
const RETRIES = 2

const SECOND = 1000

/** Stripe: Checkout for one payment, Billing for what renews. Its SDK is loaded when it is first needed. docs/reference/api.md 6.2. */
export const stripeProvider = (settings: StripeSettings): PaymentProvider => {
  let loaded: Promise<Stripe> | undefined
  const stripe = () => (loaded ??= loadStripe(settings))
  return {
    name: 'Stripe',
    startsIn: 'web',
    startCheckout: async (checkout) =>
      attempt(async () => {
        const options = { idempotencyKey: `checkout-${checkout.id}` }
        return toStarted(await (await stripe()).checkout.sessions.create(toSession(checkout), options))
      }),
    readEvents: async (request) => readStripeEvents(await stripe(), settings.webhookSecret, request),
    findEvents: async ({ session }) => {
      const found = await attempt(async () => (await stripe()).checkout.sessions.retrieve(session))
      return E.isLeft(found) ? [] : toPaid(found.right, { id: `${session}/found`, at: found.right.created * SECOND })
    },
    changeCard: async ({ customer, subscription }, { successUrl, cancelUrl }) =>
      attempt(async () =>
        toStarted(
          await (await stripe()).checkout.sessions.create({
            mode: 'setup',
            currency: 'usd',
            customer,
            setup_intent_data: { metadata: { subscription } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          }),
        ),
      ),
    cancel: async ({ subscription }) =>
      attempt(async () => {
        const ended = await (await stripe()).subscriptions.update(subscription, { cancel_at_period_end: true })
        const end = periodOf(ended)?.current_period_end
        return end === undefined ? {} : { nextBill: end * SECOND }
      }),
    changeSeats: async ({ subscription }, seats) =>
      attempt(async () => {
        const client = await stripe()
        const item = periodOf(await client.subscriptions.retrieve(subscription))
        if (item !== undefined && item.quantity !== seats)
          await client.subscriptionItems.update(item.id, { quantity: seats })
        return {}
      }),
    changePrice: async ({ subscription }, change) =>
      attempt(async () => {
        const client = await stripe()
        const item = periodOf(await client.subscriptions.retrieve(subscription))
        if (item !== undefined) await client.subscriptions.update(subscription, fromNextBill(item, change))
        return {}
      }),
    details: async ({ customer, subscription }) =>
      attempt(async () => toDetails(customer, await (await stripe()).subscriptions.retrieve(subscription))),
  }
}

const loadStripe = async ({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> => {
  const { default: Client } = await import('stripe')
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Client(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    ...(url === undefined
      ? {}
      : { protocol: url.protocol === 'http:' ? 'http' : 'https', host: url.hostname, port: url.port }),
  })
}

const toSession = (checkout: Checkout): Stripe.Checkout.SessionCreateParams => {
  const { id, amount, everyMonths, seats = 1, title, email, successUrl, cancelUrl } = checkout
  const metadata = { payment: id }
  const price = {
    currency: checkout.currency.toLowerCase(),
    unit_amount: Math.round(amount / seats),
    product_data: { name: title },
    ...(everyMonths === undefined ? {} : { recurring: { interval: 'month', interval_count: everyMonths } as const }),
  }
  return {
    mode: everyMonths === undefined ? 'payment' : 'subscription',
    client_reference_id: id,
    metadata,
    line_items: [{ quantity: seats, price_data: price }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(email === undefined ? {} : { customer_email: email }),
    ...(everyMonths === undefined ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
  }
}

/** Another period begins at once, unless the paid time counts as a trial: then the next bill is the first at the new price. */
const fromNextBill = (
  { id, price, current_period_end: paidUntil }: Stripe.SubscriptionItem,
  { amount, currency, everyMonths, seats }: PriceChange,
): Stripe.SubscriptionUpdateParams => ({
  items: [
    {
      id,
      ...(seats === undefined ? {} : { quantity: seats }),
      price_data: {
        currency: currency.toLowerCase(),
        product: typeof price.product === 'string' ? price.product : price.product.id,
        unit_amount: Math.round(amount / (seats ?? 1)),
        recurring: { interval: 'month', interval_count: everyMonths },
      },
    },
  ],
  proration_behavior: 'none',
  trial_end: paidUntil,
})

const toStarted = ({ id, url }: { readonly id: string; readonly url: string | null }): StartedCheckout => ({
  session: id,
  url: url ?? '',
})

const periodOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem | undefined => items.data[0]

const toDetails = (customerId: string, subscription: Stripe.Subscription): AgreementDetails => {
  const item = periodOf(subscription)
  return {
    customerId,
    originalPurchaseDate: subscription.start_date * SECOND,
    ...(item === undefined
      ? {}
      : { lastPaymentDate: item.current_period_start * SECOND, nextPaymentDate: item.current_period_end * SECOND }),
  }
}

/** Errors that may pass by themselves: the request can be made again. */
const PASSING = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

const attempt = async <A>(work: () => Promise<A>): Promise<E.Either<ProviderFailure, A>> => {
  try {
    return E.right(await work())
  } catch (error) {
    const { type, message } = Object(error) as { readonly type?: string; readonly message?: string }
    const reason = String(message ?? error)
    return E.left({ type: type !== undefined && !PASSING.has(type) ? 'refused' : 'unavailable', reason })
  }
}

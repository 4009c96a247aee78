import type { Order, Subscription } from '@paypal/paypal-server-sdk'
import * as E from 'fp-ts/lib/Either.js'
import { toDecimal } from '../amounts.ts'
import { attempt } from '../attempt.ts'
import type { Checkout, Consent, PaymentEvent, PaymentProvider, StartedCheckout } from '../port.ts'
import type { PaypalSettings } from '../../payment-settings.ts'
import { loadPaypal, type PaypalClient } from './paypal-client.ts'
import { planFor } from './paypal-plans.ts'
import { readPaypalEvents } from './read-paypal-events.ts'
import { captureOrder, eventsOfSubscription } from './to-paypal-events.ts'

/** Where players choose what PayPal charges. */
const PAYMENTS_PAGE = 'https://www.paypal.com/myaccount/autopay/'

/** PayPal: Orders for one payment, Subscriptions for what renews. docs/reference/api.md 6.2; docs/decisions/118-payment-adapters.md. */
export const paypalProvider = (settings: PaypalSettings): PaymentProvider => {
  let loaded: Promise<PaypalClient> | undefined
  const paypal = () => (loaded ??= loadPaypal(settings))
  return {
    name: 'Paypal',
    startsIn: 'web',
    startCheckout: async (checkout) =>
      attempt(async () => {
        const client = await paypal()
        return checkout.everyMonths === undefined
          ? startOrder(client, checkout)
          : startSubscription(client, settings, checkout)
      }),
    readEvents: async (request) => readPaypalEvents(await paypal(), settings, request),
    findEvents: async ({ id, session }) => {
      const found = await attempt(async (): Promise<readonly PaymentEvent[]> => {
        const client = await paypal()
        if (!isSubscription(session)) return captureOrder(client, session, id)
        return eventsOfSubscription((await client.subscriptions.getSubscription({ id: session })).result, id)
      })
      return E.isLeft(found) ? [] : found.right
    },
    changeCard: async () => E.right({ session: PAYMENTS_PAGE, url: PAYMENTS_PAGE }),
    cancel: async ({ subscription }) =>
      attempt(async () => {
        const { subscriptions } = await paypal()
        const { result } = await subscriptions.getSubscription({ id: subscription })
        const status: string | undefined = result.status
        if (status !== 'CANCELLED')
          await subscriptions.cancelSubscription({ id: subscription, body: { reason: 'Cancelled in Daykeep' } })
        const nextBill = nextBillOf(result)
        return nextBill === undefined ? {} : { nextBill }
      }),
    changeSeats: async ({ subscription }, seats) =>
      attempt(async () => {
        const { subscriptions } = await paypal()
        const { result } = await subscriptions.getSubscription({ id: subscription })
        if (result.quantity === String(seats)) return {}
        return toConsent(
          await subscriptions.reviseSubscription({ id: subscription, body: { quantity: String(seats) } }),
        )
      }),
    changePrice: async ({ subscription }, change) =>
      attempt(async () => {
        const client = await paypal()
        const planId = await planFor(client, settings, change)
        const { result } = await client.subscriptions.getSubscription({ id: subscription })
        const { successUrl: returnUrl, cancelUrl, seats } = change
        const quantity = seats === undefined ? {} : { quantity: String(seats) }
        if (result.planId === planId && (seats === undefined || result.quantity === String(seats))) return {}
        const body = { planId, ...quantity, applicationContext: { returnUrl, cancelUrl } }
        return toConsent(await client.subscriptions.reviseSubscription({ id: subscription, body }))
      }),
    details: async ({ customer, subscription }) =>
      attempt(async () => {
        const { result } = await (await paypal()).subscriptions.getSubscription({ id: subscription })
        const last = result.billingInfo?.lastPayment?.time
        const nextBill = nextBillOf(result)
        return {
          customerId: customer,
          ...(result.startTime === undefined ? {} : { originalPurchaseDate: Date.parse(result.startTime) }),
          ...(last === undefined ? {} : { lastPaymentDate: Date.parse(last) }),
          ...(nextBill === undefined ? {} : { nextPaymentDate: nextBill }),
        }
      }),
  }
}

/** PayPal's ids of subscriptions begin so; those of orders have no dash. */
const isSubscription = (session: string): boolean => session.startsWith('I-')

const nextBillOf = ({ billingInfo }: Subscription): number | undefined =>
  billingInfo?.nextBillingTime === undefined ? undefined : Date.parse(billingInfo.nextBillingTime)

/** The page on which the player agrees to a dearer bill; PayPal charges the old one until then. */
const toConsent = ({ result }: { readonly result: Pick<Subscription, 'links'> }): Consent => {
  const consentUrl = result.links?.find(({ rel }) => rel === 'approve')?.href
  return consentUrl === undefined ? {} : { consentUrl }
}

const startOrder = async ({ sdk, orders }: PaypalClient, checkout: Checkout): Promise<StartedCheckout> => {
  const { id, amount, currency, title, successUrl, cancelUrl } = checkout
  const { result } = await orders.createOrder({
    paypalRequestId: `checkout-${id}`,
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        { customId: id, description: title, amount: { currencyCode: currency, value: toDecimal(amount) } },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: successUrl,
            cancelUrl,
            shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
            userAction: sdk.PaypalExperienceUserAction.PayNow,
          },
        },
      },
    },
  })
  return toStarted(result, 'payer-action')
}

const startSubscription = async (
  client: PaypalClient,
  settings: PaypalSettings,
  checkout: Checkout,
): Promise<StartedCheckout> => {
  const { id, seats = 1, email, successUrl, cancelUrl } = checkout
  const { result } = await client.subscriptions.createSubscription({
    paypalRequestId: `checkout-${id}`,
    body: {
      planId: await planFor(client, settings, checkout),
      quantity: String(seats),
      customId: id,
      ...(email === undefined ? {} : { subscriber: { emailAddress: email } }),
      applicationContext: {
        returnUrl: successUrl,
        cancelUrl,
        shippingPreference: client.sdk.ExperienceContextShippingPreference.NoShipping,
      },
    },
  })
  return toStarted(result, 'approve')
}

const toStarted = ({ id, links = [] }: Order | Subscription, rel: string): StartedCheckout => ({
  session: id ?? '',
  url: links.find((link) => link.rel === rel)?.href ?? '',
})

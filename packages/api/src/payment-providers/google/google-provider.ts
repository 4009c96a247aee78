import * as E from 'fp-ts/lib/Either.js'
import { attempt } from '../attempt.ts'
import { paymentIdOf } from '../amounts.ts'
import type { PaymentEvent, PaymentProvider, ProviderFailure } from '../port.ts'
import type { GoogleSettings } from '../../payment-settings.ts'
import { type GoogleClient, loadGoogle } from './google-client.ts'
import { type GooglePurchase, readGoogleReceipt } from './google-receipt.ts'
import { readGoogleEvents } from './read-google-events.ts'
import { expiryOf, orderOf, toBilled, toPaid } from './to-google-events.ts'

/** Where players change what Google Play charges. */
const SUBSCRIPTIONS_PAGE = 'https://play.google.com/store/account/subscriptions'

const IN_APP: ProviderFailure = { type: 'inStore', reason: 'Google Play does this for its players alone' }

/** Google Play: purchases in the app, whose receipts it signs. docs/reference/api.md 6.2; docs/decisions/118-payment-adapters.md. */
export const googleProvider = (settings: GoogleSettings): PaymentProvider => {
  let loaded: Promise<GoogleClient> | undefined
  const google = () => (loaded ??= loadGoogle(settings))
  const { packageName } = settings
  return {
    name: 'Google',
    startsIn: 'app',
    startCheckout: async () => E.left(IN_APP),
    readEvents: async (request) => readGoogleEvents(await google(), settings, request),
    findEvents: async () => [],
    changeCard: async () => E.right({ session: SUBSCRIPTIONS_PAGE, url: SUBSCRIPTIONS_PAGE }),
    cancel: async ({ subscription: token }) =>
      attempt(async () => {
        const { purchases } = (await google()).api
        const { data } = await purchases.subscriptionsv2.get({ packageName, token })
        const nextBill = expiryOf(data)
        if (data.lineItems?.[0]?.autoRenewingPlan?.autoRenewEnabled === true)
          await purchases.subscriptionsv2.cancel({
            packageName,
            token,
            requestBody: { cancellationContext: { cancellationType: 'USER_REQUESTED_STOP_RENEWALS' } },
          })
        return nextBill === undefined ? {} : { nextBill }
      }),
    changeSeats: async () => E.left(IN_APP),
    changePrice: async () => E.left(IN_APP),
    details: async ({ customer, subscription: token }) =>
      attempt(async () => {
        const { data } = await (await google()).api.purchases.subscriptionsv2.get({ packageName, token })
        const nextBill = expiryOf(data)
        return {
          customerId: customer,
          ...(typeof data.startTime === 'string' ? { originalPurchaseDate: Date.parse(data.startTime) } : {}),
          ...(nextBill === undefined ? {} : { nextPaymentDate: nextBill }),
        }
      }),
    readReceipt: async (receipt) => {
      const purchase = readGoogleReceipt(settings.licenseKey, receipt)
      if (purchase === undefined) return E.left('badSignature')
      const events = await attempt(async () => eventsOfPurchase(await google(), packageName, purchase))
      if (E.isLeft(events)) return events
      const { productId: product, purchaseToken: token } = purchase
      return E.right({ payment: paymentIdOf('Google', token), product, events: events.right })
    },
    acknowledge: async ({ product, events }, receipt) => {
      const purchase = readGoogleReceipt(settings.licenseKey, receipt)
      const renews = events.some(({ type }) => type === 'renewed')
      return attempt(async () => {
        const { purchases } = (await google()).api
        const token = purchase?.purchaseToken ?? ''
        if (renews) await purchases.subscriptions.acknowledge({ packageName, subscriptionId: product, token })
        else await purchases.products.consume({ packageName, productId: product, token })
      })
    },
  }
}

const eventsOfPurchase = async (
  client: GoogleClient,
  packageName: string,
  { productId, purchaseToken: token }: GooglePurchase,
): Promise<readonly PaymentEvent[]> => {
  const { purchases } = client.api
  const product = await attempt(async () => purchases.products.get({ packageName, productId, token }))
  if (E.isRight(product)) {
    const { purchaseState, orderId } = product.right.data
    if (purchaseState !== 0 || typeof orderId !== 'string') return []
    return [toPaid(token, await orderOf(client, packageName, orderId))]
  }
  // The store knows a token either as a product's or as a subscription's.
  const { data } = await purchases.subscriptionsv2.get({ packageName, token })
  const orderId = data.lineItems?.[0]?.latestSuccessfulOrderId
  if (typeof orderId !== 'string') return []
  return toBilled(token, data, await orderOf(client, packageName, orderId))
}

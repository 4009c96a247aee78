import type { WebStoreClient } from './amazon-sdk.ts'
import * as E from 'fp-ts/lib/Either.js'
import { toDecimal } from '../amounts.ts'
import { attempt } from '../attempt.ts'
import type { Bill, Checkout, PaymentEvent, PaymentProvider, Price, ProviderFailure } from '../port.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import { loadAmazon } from './amazon-client.ts'
import { readAmazonEvents } from './read-amazon-events.ts'
import { type AmazonCharge, eventsOfCharge, getPermission, instantOf } from './to-amazon-events.ts'

/** Of calls of older clients alone. docs/reference/api.md 6.2. */
export type AmazonProvider = PaymentProvider & {
  readonly verifyAccessToken: (token: string) => Promise<E.Either<ProviderFailure, void>>
  /** The right to charge that an agreement stands for. */
  readonly findPermission: (agreement: string) => Promise<E.Either<ProviderFailure, string>>
}

/** Where players choose what Amazon charges. */
const PAYMENTS_PAGE = 'https://pay.amazon.com/jr/your-account/'

const KEY = 'x-amz-pay-idempotency-key'

/**
 * Amazon Pay. It keeps the right to charge, and leaves it to us when: bills of what renews are charged by `charge`.
 * docs/reference/api.md 6.2; docs/decisions/118-payment-adapters.md.
 */
export const amazonProvider = (settings: AmazonSettings): AmazonProvider => {
  let loaded: WebStoreClient | undefined
  const amazon = () => (loaded ??= loadAmazon(settings))
  return {
    name: 'Amazon Payments',
    startsIn: 'web',
    startCheckout: async (checkout) =>
      attempt(async () => {
        const client = amazon()
        const { data } = await client.createCheckoutSession(toSession(settings, checkout), {
          [KEY]: keyOf(checkout.id),
        })
        const { checkoutSessionId: session, webCheckoutDetails } = data as {
          readonly checkoutSessionId: string
          readonly webCheckoutDetails: { readonly amazonPayRedirectUrl: string }
        }
        return { session, url: webCheckoutDetails.amazonPayRedirectUrl }
      }),
    readEvents: async (request) => readAmazonEvents(amazon(), request),
    findEvents: async ({ session, ...price }) => {
      const found = await attempt(async () => complete(amazon(), session, price))
      return E.isLeft(found) ? [] : found.right
    },
    changeCard: async () => E.right({ session: PAYMENTS_PAGE, url: PAYMENTS_PAGE }),
    cancel: async ({ subscription }) =>
      attempt(async () => {
        const client = amazon()
        const { statusDetails } = await getPermission(client, subscription)
        if (statusDetails?.state !== 'Closed')
          await client.closeChargePermission(subscription, {
            closureReason: 'Cancelled in Daykeep',
            cancelPendingCharges: true,
          })
        return {}
      }),
    // The next bill is charged by us, for as many seats as there are then.
    changeSeats: async () => E.right({}),
    changePrice: async ({ subscription }, { everyMonths, ...price }) =>
      attempt(async () => {
        const recurringMetadata = { frequency: monthly(everyMonths), amount: moneyOf(price) }
        await amazon().updateChargePermission(subscription, { recurringMetadata })
        return {}
      }),
    details: async ({ customer, subscription }) =>
      attempt(async () => {
        const { creationTimestamp } = await getPermission(amazon(), subscription)
        const since = instantOf(creationTimestamp)
        return { customerId: customer, ...(Number.isNaN(since) ? {} : { originalPurchaseDate: since }) }
      }),
    charge: async (subscription, bill) => attempt(async () => charge(amazon(), subscription, bill)),
    verifyAccessToken: async (token) => attempt(async () => void (await amazon().getBuyer(token))),
    findPermission: async (agreement) =>
      attempt(async () => (await getPermission(amazon(), agreement)).chargePermissionId),
  }
}

/** Amazon takes 32 letters and figures as a key. */
const keyOf = (id: string): string => id.replaceAll(/[^\dA-Za-z]/g, '').slice(-32)

const moneyOf = ({ amount, currency }: Price) => ({ amount: toDecimal(amount), currencyCode: currency })

const monthly = (months: number) => ({ unit: 'Month', value: String(months) })

const toSession = ({ storeId }: AmazonSettings, checkout: Checkout) => {
  const { id, everyMonths, title, successUrl, cancelUrl } = checkout
  return {
    storeId,
    webCheckoutDetails: {
      checkoutMode: 'ProcessOrder',
      checkoutResultReturnUrl: successUrl,
      checkoutCancelUrl: cancelUrl,
    },
    paymentDetails: { paymentIntent: 'AuthorizeWithCapture', chargeAmount: moneyOf(checkout) },
    merchantMetadata: { merchantReferenceId: id, noteToBuyer: title },
    ...(everyMonths === undefined
      ? {}
      : {
          chargePermissionType: 'Recurring',
          recurringMetadata: { frequency: monthly(everyMonths), amount: moneyOf(checkout) },
        }),
  }
}

/** Amazon charges once we say so, when the player is back; a session that is complete says what it came to. */
const complete = async (client: WebStoreClient, session: string, price: Price): Promise<readonly PaymentEvent[]> => {
  type Session = { readonly chargeId?: string | null; readonly statusDetails: { readonly state: string } }
  const found = (await client.getCheckoutSession(session)).data as Session
  const { chargeId } =
    found.statusDetails.state === 'Open'
      ? ((await client.completeCheckoutSession(session, { chargeAmount: moneyOf(price) })).data as Session)
      : found
  if (typeof chargeId !== 'string') return []
  return eventsOfCharge(client, (await client.getCharge(chargeId)).data as AmazonCharge)
}

const charge = async (client: WebStoreClient, subscription: string, bill: Bill): Promise<readonly PaymentEvent[]> => {
  const { data } = await client.createCharge(
    {
      chargePermissionId: subscription,
      chargeAmount: moneyOf(bill),
      captureNow: true,
      canHandlePendingAuthorization: false,
      merchantMetadata: { merchantReferenceId: bill.payment },
    },
    { [KEY]: keyOf(`${bill.payment}${bill.period}`) },
  )
  return eventsOfCharge(client, data as AmazonCharge)
}

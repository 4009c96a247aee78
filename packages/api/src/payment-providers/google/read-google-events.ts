import * as E from 'fp-ts/lib/Either.js'
import type { BadRequest, PaymentEvent, ProviderRequest } from '../port.ts'
import { paymentIdOf } from '../amounts.ts'
import type { GoogleSettings } from '../../payment-settings.ts'
import type { GoogleClient } from './google-client.ts'
import { orderOf, toBilled, toEnded, toPaid, toRefunded } from './to-google-events.ts'

/**
 * The events of a notification that Google's message service delivers with a token of the named service account. It names
 * what has changed, which is then asked for. Refuses badSignature, and unknownEvent for another app.
 */
export const readGoogleEvents = async (
  client: GoogleClient,
  settings: GoogleSettings,
  { body, headers }: ProviderRequest,
): Promise<E.Either<BadRequest, readonly PaymentEvent[]>> => {
  if (!(await isFromGoogle(client, settings, headers['authorization']))) return E.left('badSignature')
  const message = decode(body)
  if (message === undefined || message.packageName !== settings.packageName) return E.left('unknownEvent')
  return E.right(await eventsOf({ client, packageName: settings.packageName }, message))
}

const isFromGoogle = async (
  { verifyToken }: GoogleClient,
  { notifications: { email, audience } }: GoogleSettings,
  authorization = '',
): Promise<boolean> => {
  try {
    const options = { audience, issuer: ['https://accounts.google.com', 'accounts.google.com'] }
    const payload = await verifyToken(authorization.replace(/^Bearer /, ''), options)
    return payload['email'] === email && payload['email_verified'] === true
  } catch {
    return false
  }
}

type Notification = {
  readonly id: string
  readonly packageName: string
  readonly eventTimeMillis: string
  readonly subscriptionNotification?: { readonly notificationType: number; readonly purchaseToken: string }
  readonly oneTimeProductNotification?: {
    readonly notificationType: number
    readonly purchaseToken: string
    readonly sku: string
  }
  readonly voidedPurchaseNotification?: { readonly purchaseToken: string; readonly orderId: string }
}

const decode = (body: string): Notification | undefined => {
  try {
    const { message } = JSON.parse(body) as { readonly message: { readonly data: string; readonly messageId: string } }
    const data = JSON.parse(Buffer.from(message.data, 'base64').toString()) as Omit<Notification, 'id'>
    return { ...data, id: message.messageId }
  } catch {
    return undefined
  }
}

type Source = { readonly client: GoogleClient; readonly packageName: string }

const eventsOf = async (source: Source, message: Notification): Promise<readonly PaymentEvent[]> => {
  const { subscriptionNotification, oneTimeProductNotification, voidedPurchaseNotification } = message
  if (subscriptionNotification !== undefined) return onSubscription(source, message, subscriptionNotification)
  if (oneTimeProductNotification !== undefined) return onProduct(source, message, oneTimeProductNotification)
  if (voidedPurchaseNotification === undefined) return []
  const { purchaseToken, orderId } = voidedPurchaseNotification
  const order = await orderOf(source.client, source.packageName, orderId)
  return toRefunded(purchaseToken, order, Number(message.eventTimeMillis))
}

/** Kinds of notifications of subscriptions, by their numbers. */
const BILLED = new Set([1, 2, 4, 7])
const OVER = new Set([3, 13])

const onSubscription = async (
  { client, packageName }: Source,
  { id, eventTimeMillis }: Notification,
  { notificationType, purchaseToken: token }: NonNullable<Notification['subscriptionNotification']>,
): Promise<readonly PaymentEvent[]> => {
  const { data } = await client.api.purchases.subscriptionsv2.get({ packageName, token })
  if (OVER.has(notificationType)) return [toEnded(token, data, Number(eventTimeMillis), id)]
  const orderId = data.lineItems?.[0]?.latestSuccessfulOrderId
  if (!BILLED.has(notificationType) || typeof orderId !== 'string') return []
  return toBilled(token, data, await orderOf(client, packageName, orderId))
}

/** A purchase that was pending until now, or that did not come about. */
const onProduct = async (
  { client, packageName }: Source,
  { id, eventTimeMillis }: Notification,
  { notificationType, purchaseToken: token, sku }: NonNullable<Notification['oneTimeProductNotification']>,
): Promise<readonly PaymentEvent[]> => {
  const at = Number(eventTimeMillis)
  if (notificationType !== 1) return [{ id, payment: paymentIdOf('Google', token), at, type: 'failed' }]
  const { data } = await client.api.purchases.products.get({ packageName, productId: sku, token })
  if (data.purchaseState !== 0 || typeof data.orderId !== 'string') return []
  return [toPaid(token, await orderOf(client, packageName, data.orderId))]
}

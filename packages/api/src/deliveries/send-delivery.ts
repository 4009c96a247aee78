import type { User, Webhook } from '@daykeep/rules/model'
import type { Document } from '../store/index.ts'
import type { Delivery, DeliveryDependencies, PushDelivery, WebhookDelivery, WebhookDependencies } from './delivery.ts'
import { type PostFailure, postWebhook } from './post-webhook.ts'
import { postPush, type PushFailure, type PushSubscription } from './push/index.ts'
import { signatureHeaders, webhookSecret } from './sign-webhook.ts'

/** Nothing when it was sent. `notWanted`: the webhook was switched off or deleted meanwhile. */
export const sendDelivery = async (
  app: DeliveryDependencies,
  { id, body }: Document<Delivery>,
): Promise<PushFailure | 'notSent' | 'notWanted' | undefined> => {
  if (body.type === 'push') return sendToBrowser(app, body)
  if (body.type === 'webhook') return sendToWebhook(app, id, body)
  return app.mailer.send(body.email).then(
    () => undefined,
    (error: unknown) => {
      app.log.warn({ err: error }, 'an e-mail was not sent')
      return 'notSent' as const
    },
  )
}

/** To the address that the webhook has by now. */
const sendToWebhook = async (
  app: DeliveryDependencies,
  id: string,
  { userId, webhook, body }: WebhookDelivery,
): Promise<PostFailure | 'notWanted' | undefined> => {
  const owner = await app.store.get<User>('users', userId)
  const found = owner?.body.webhooks.find((each) => each.id === webhook)
  if (found === undefined || !found.enabled) return 'notWanted'
  return signAndPost(app, found, { id, userId, body })
}

/** Milliseconds in a second. */
const SECOND = 1000

/** What came too late, or whose browser left meanwhile, is wanted by nobody. */
const sendToBrowser = async (
  app: DeliveryDependencies,
  { userId, subscription, until, message }: PushDelivery,
): Promise<PushFailure | 'notWanted' | undefined> => {
  const now = app.clock()
  const found = await app.store.get<PushSubscription>('pushSubscriptions', subscription)
  if (found === undefined || found.body.userId !== userId || until <= now) return 'notWanted'
  const ttl = Math.floor((until - now) / SECOND)
  return postPush(app, found.body, message, { ttl, urgency: message.kind === 'reminders' ? 'high' : 'normal' })
}

type Message = { readonly id: string; readonly userId: string; readonly body: WebhookDelivery['body'] }

/** Sends a body to a webhook at once. Nothing when it was received. */
export const signAndPost = async (
  { store, clock, config, webhookResolver, background }: WebhookDependencies,
  webhook: Webhook,
  { id, userId, body }: Message,
): Promise<PostFailure | undefined> => {
  const text = JSON.stringify(body)
  const secret = await webhookSecret(store, userId, webhook.id)
  return postWebhook(webhook.url, signatureHeaders(secret, { id, at: clock(), body: text }), text, {
    allowed: config.webhookNetworks,
    stopping: background.stopping,
    ...(webhookResolver === undefined ? {} : { resolve: webhookResolver }),
  }).catch(() => 'unreachable' as const)
}

import type { User, Webhook } from '@daykeep/rules/model'
import type { Document } from '../store/index.ts'
import type { Delivery, DeliveryDependencies, WebhookDelivery, WebhookDependencies } from './delivery.ts'
import { type PostFailure, postWebhook } from './post-webhook.ts'
import { signatureHeaders, webhookSecret } from './sign-webhook.ts'

/** Nothing when it was sent. `notWanted`: the webhook was switched off or deleted meanwhile. */
export const sendDelivery = async (
  app: DeliveryDependencies,
  { id, body }: Document<Delivery>,
): Promise<PostFailure | 'notSent' | 'notWanted' | undefined> => {
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

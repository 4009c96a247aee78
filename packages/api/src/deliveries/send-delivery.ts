import type { User } from '@daykeep/rules/model'
import type { Document } from '../store/index.ts'
import type { Delivery, DeliveryDependencies, WebhookDelivery } from './delivery.ts'
import { type PostFailure, postWebhook } from './post-webhook.ts'
import { signatureHeaders, webhookSecret } from './sign-webhook.ts'

/** Nothing when it was sent, or nobody wants it any more. */
export const sendDelivery = async (
  app: DeliveryDependencies,
  { id, body }: Document<Delivery>,
): Promise<PostFailure | 'notSent' | undefined> => {
  if (body.type === 'webhook') return sendToWebhook(app, id, body)
  return app.mailer.send(body.email).then(
    () => undefined,
    (error: unknown) => {
      app.log.warn({ err: error }, 'an e-mail was not sent')
      return 'notSent' as const
    },
  )
}

/** To the address that the webhook has by now; to none when it was disabled or deleted meanwhile. */
const sendToWebhook = async (
  { store, clock, config, webhookResolver, background }: DeliveryDependencies,
  id: string,
  { userId, webhook, body }: WebhookDelivery,
): Promise<PostFailure | undefined> => {
  const owner = await store.get<User>('users', userId)
  const found = owner?.body.webhooks.find((each) => each.id === webhook)
  if (found === undefined || !found.enabled) return undefined
  const text = JSON.stringify(body)
  const secret = await webhookSecret(store, userId, webhook)
  return postWebhook(found.url, signatureHeaders(secret, { id, at: clock(), body: text }), text, {
    allowed: config.webhookNetworks,
    stopping: background.stopping,
    ...(webhookResolver === undefined ? {} : { resolve: webhookResolver }),
  }).catch(() => 'unreachable' as const)
}

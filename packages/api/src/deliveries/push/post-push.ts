import type { WebhookDependencies } from '../delivery.ts'
import { postTo, type PostFailure } from '../post-webhook.ts'
import type { PushMessage } from '../push-message.ts'
import type { PushSubscription } from './subscription.ts'
import { type VapidKeys, vapidKeys } from './vapid-keys.ts'

/** `gone`: the browser takes no more, for ever. */
export type PushFailure = PostFailure | 'gone' | 'notOffered'

type Options = {
  /** Seconds for which the push service keeps it for a browser that is off. */
  readonly ttl: number
  readonly urgency: 'normal' | 'high'
}

/** Answers of push services that end a subscription. RFC 8030, 7.3 */
const GONE: ReadonlySet<PostFailure> = new Set(['status 404', 'status 410'])

/** Sends a message to one browser, encrypted for it alone (RFC 8291). Nothing when the push service has taken it. */
export const postPush = async (
  app: WebhookDependencies,
  subscription: Pick<PushSubscription, 'endpoint' | 'keys'>,
  message: PushMessage,
  options: Options,
): Promise<PushFailure | undefined> => {
  const keys = await vapidKeys(app)
  if (keys === undefined) return 'notOffered'
  const request = await toRequest(app, subscription, message, { ...options, keys })
  if (request === undefined) return 'gone'
  const { config, background, webhookResolver } = app
  const failure = await postTo(subscription.endpoint, request.headers, request.body, {
    allowed: config.webhookNetworks,
    stopping: background.stopping,
    ...(webhookResolver === undefined ? {} : { resolve: webhookResolver }),
  }).catch(() => 'unreachable' as const)
  return failure !== undefined && GONE.has(failure) ? 'gone' : failure
}

/** Nothing for keys that encrypt nothing: no try would ever arrive. */
const toRequest = async (
  { config }: Pick<WebhookDependencies, 'config'>,
  { endpoint, keys: { p256dh, auth } }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  message: PushMessage,
  { ttl, urgency, keys }: Options & { readonly keys: VapidKeys },
) => {
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: config.webPush.contact, ...keys },
        TTL: ttl,
        urgency,
      },
    )
    return { headers: headers as Readonly<Record<string, string>>, body: body ?? Buffer.alloc(0) }
  } catch {
    return undefined
  }
}

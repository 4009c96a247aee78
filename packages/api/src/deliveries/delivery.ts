import type { Instant } from '@daykeep/rules/kernel'
import type { AppContext } from '../core/app-context.ts'
import type { Email } from '../mail/index.ts'
import { type Store, toJson, type Write } from '../store/index.ts'
import type { PushMessage } from './push-message.ts'

export type DeliveryDependencies = Pick<
  AppContext,
  'store' | 'catalogue' | 'clock' | 'log' | 'mailer' | 'config' | 'webhookResolver' | 'background'
>

/** What is needed to reach a webhook. */
export type WebhookDependencies = Pick<
  DeliveryDependencies,
  'store' | 'clock' | 'config' | 'webhookResolver' | 'background'
>

type Waiting = {
  /** Deliveries of one subject leave one after the other, in the order of their ids. */
  readonly subject: string
  readonly at: Instant
  /** When somebody looks at it next. */
  readonly dueAt: Instant
  /** Until then one worker has it to itself. */
  readonly leaseUntil: Instant
  /** How often it has failed. */
  readonly failures: number
}

export type WebhookDelivery = Waiting & {
  readonly type: 'webhook'
  readonly userId: string
  readonly webhook: string
  readonly body: Readonly<Record<string, unknown>>
}

export type EmailDelivery = Waiting & { readonly type: 'email'; readonly email: Email }

/** To one browser. `until`: afterwards it is of no use to anybody. */
export type PushDelivery = Waiting & {
  readonly type: 'push'
  readonly userId: string
  /** The id of the subscription. */
  readonly subscription: string
  readonly until: Instant
  readonly message: PushMessage
}

/** Something that leaves the process: stored with the command that causes it, sent after its commit. */
export type Delivery = WebhookDelivery | EmailDelivery | PushDelivery

/** The deliveries of one commit, in order. `act`: tells them from those of all other commits. */
type Order = { readonly at: Instant; readonly act: string; readonly index: number }

const toWrite = (body: Delivery, { at, act, index }: Order): Write => ({
  type: 'insert',
  collection: 'deliveries',
  id: `${body.subject}/${String(at).padStart(14, '0')}/${act}/${String(index).padStart(4, '0')}`,
  body: toJson(body),
})

export const toWebhookWrite = (
  { userId, webhook, body }: Pick<WebhookDelivery, 'userId' | 'webhook' | 'body'>,
  order: Order,
): Write => {
  const { at } = order
  const subject = `webhook/${userId}/${webhook}`
  return toWrite({ type: 'webhook', subject, at, dueAt: at, leaseUntil: 0, failures: 0, userId, webhook, body }, order)
}

/** E-mails to one address keep their order. */
export const toEmailWrite = (email: Email, order: Order): Write => {
  const { at } = order
  return toWrite(
    { type: 'email', subject: `email/${email.to}`, at, dueAt: at, leaseUntil: 0, failures: 0, email },
    order,
  )
}

/** Messages to one browser keep their order. */
export const toPushWrite = (
  { userId, subscription, until, message }: Pick<PushDelivery, 'userId' | 'subscription' | 'until' | 'message'>,
  order: Order,
): Write => {
  const { at } = order
  const waiting = { subject: `push/${subscription}`, at, dueAt: at, leaseUntil: 0, failures: 0 }
  return toWrite({ type: 'push', ...waiting, userId, subscription, until, message }, order)
}

/** How much waits to be sent, and since when. */
export const deliveryStatus = async (
  store: Pick<Store, 'find' | 'count'>,
): Promise<{ readonly waiting: number; readonly oldest: Instant | undefined }> => {
  const [waiting, [oldest]] = await Promise.all([
    store.count('deliveries'),
    store.find<Delivery>('deliveries', { sort: [{ path: 'at', order: 'ascending' }], limit: 1 }),
  ])
  return { waiting, oldest: oldest?.body.at }
}

import { DAY, type Instant } from '@daykeep/rules/kernel'
import type { AppContext } from '../../core/app-context.ts'
import { subscriptionsOf, toEmailWrite, toPushWrite, toWebhookWrite } from '../../deliveries/index.ts'
import type { Write } from '../../store/index.ts'
import type { Concerned } from './concerned.ts'
import { emailsFor, type NameOf } from './emails-for.ts'
import { pushesFor } from './pushes-for.ts'
import { webhookBodiesFor } from './webhook-bodies-for.ts'

export type OutgoingDependencies = Pick<AppContext, 'store' | 'catalogue' | 'i18n' | 'config'>

export type Act = {
  readonly at: Instant
  /** Tells the act from all others, so that nothing of it is stored twice. */
  readonly act: string
  readonly nameOf: NameOf
}

/** What leaves the process because of a command, stored in the same commit: requests to webhooks, e-mails, messages to browsers. */
export const outgoingWrites = async (
  app: OutgoingDependencies,
  { at, act, nameOf }: Act,
  players: ReadonlyArray<Concerned>,
): Promise<readonly Write[]> => {
  const writes = players.map(async (player) => [
    ...webhookBodiesFor(app, player).map((delivery, index) => toWebhookWrite(delivery, { at, act, index })),
    ...(await emailsFor(app, player, { at, nameOf })).map((email, index) => toEmailWrite(email, { at, act, index })),
    ...(await pushWrites(app, { at, act, nameOf }, player)),
  ])
  return (await Promise.all(writes)).flat()
}

/** Milliseconds for which a message waits for a browser that is off. */
const PUSH_LIFETIME = 2 * DAY

/** Subscriptions are read only when there is something to say. */
const pushWrites = async (
  { store, i18n, config }: OutgoingDependencies,
  { at, act, nameOf }: Act,
  player: Concerned,
): Promise<readonly Write[]> => {
  const messages = config.webPush.isOn ? pushesFor(i18n, player, nameOf) : []
  if (messages.length === 0) return []
  const userId = player.after.user._id
  const subscriptions = await subscriptionsOf(store, userId)
  return subscriptions.flatMap(({ id: subscription }) =>
    messages.map((message, index) =>
      toPushWrite({ userId, subscription, until: at + PUSH_LIFETIME, message }, { at, act, index }),
    ),
  )
}

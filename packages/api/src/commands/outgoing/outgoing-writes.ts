import { DAY, type Instant } from '@daykeep/rules/kernel'
import type { AppContext } from '../../core/app-context.ts'
import { subscriptionsByPlayer, toEmailWrite, toPushWrite, toWebhookWrite } from '../../deliveries/index.ts'
import type { Write } from '../../store/index.ts'
import type { Concerned } from './concerned.ts'
import { emailsFor, type NameOf } from './emails-for.ts'
import { noticesFor, toPushMessage } from './pushes-for.ts'
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
  const pushWritesOf = await preparePushWrites(app, { at, act, nameOf }, players)
  const writes = players.map(async (player) => [
    ...webhookBodiesFor(app, player).map((delivery, index) => toWebhookWrite(delivery, { at, act, index })),
    ...(await emailsFor(app, player, { at, nameOf })).map((email, index) => toEmailWrite(email, { at, act, index })),
    ...pushWritesOf(player),
  ])
  return (await Promise.all(writes)).flat()
}

/** Milliseconds for which a message waits for a browser that is off. */
const PUSH_LIFETIME = 2 * DAY

/**
 * Subscriptions are read only when there is something to say, those of all players at once; sentences are made only for
 * players who have any.
 */
const preparePushWrites = async (
  { store, i18n, config }: OutgoingDependencies,
  { at, act, nameOf }: Act,
  players: ReadonlyArray<Concerned>,
): Promise<(player: Concerned) => readonly Write[]> => {
  const noticesOf = new Map(players.map((player) => [player, config.webPush.isOn ? noticesFor(player, nameOf) : []]))
  const notified = players.filter((player) => (noticesOf.get(player) ?? []).length > 0)
  const subscriptions = await subscriptionsByPlayer(
    store,
    notified.map(({ after: { user } }) => user._id),
  )
  return (player) => {
    const { user } = player.after
    const own = subscriptions.get(user._id) ?? []
    if (own.length === 0) return []
    const messages = (noticesOf.get(player) ?? []).map((notice) => toPushMessage(i18n, user, notice))
    return own.flatMap(({ id: subscription }) =>
      messages.map((message, index) =>
        toPushWrite({ userId: user._id, subscription, until: at + PUSH_LIFETIME, message }, { at, act, index }),
      ),
    )
  }
}

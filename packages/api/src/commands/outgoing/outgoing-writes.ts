import type { Instant } from '@daykeep/rules/kernel'
import type { AppContext } from '../../core/app-context.ts'
import { toEmailWrite, toWebhookWrite } from '../../deliveries/index.ts'
import type { Write } from '../../store/index.ts'
import type { Concerned } from './concerned.ts'
import { emailsFor, type NameOf } from './emails-for.ts'
import { webhookBodiesFor } from './webhook-bodies-for.ts'

export type OutgoingDependencies = Pick<AppContext, 'store' | 'catalogue' | 'i18n' | 'config'>

export type Act = {
  readonly at: Instant
  /** Tells the act from all others, so that nothing of it is stored twice. */
  readonly act: string
  readonly nameOf: NameOf
}

/** What leaves the process because of a command, stored in the same commit: requests to webhooks, e-mails. */
export const outgoingWrites = async (
  app: OutgoingDependencies,
  { at, act, nameOf }: Act,
  players: ReadonlyArray<Concerned>,
): Promise<readonly Write[]> => {
  const writes = players.map(async (player) => [
    ...webhookBodiesFor(app, player).map((delivery, index) => toWebhookWrite(delivery, { at, act, index })),
    ...(await emailsFor(app, player, { at, nameOf })).map((email, index) => toEmailWrite(email, { at, act, index })),
  ])
  return (await Promise.all(writes)).flat()
}

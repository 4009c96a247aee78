import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { toSecretText, webhookSecret as secretOf } from '../../deliveries/index.ts'
import { ownWebhook } from './own-webhook.ts'

/** Refuses noWebhookWithId. docs/decisions/097-signed-webhooks.md */
export const webhookSecret: PlayerHandler<'webhookSecret', 'store'> =
  ({ store }) =>
  async ({ input, player }) => {
    const { id } = input.params
    if (ownWebhook(player.body, id) === undefined) return E.left(notFound('noWebhookWithId', { id }))
    return E.right({ data: { secret: toSecretText(await secretOf(store, player.id, id)) }, user: player })
  }

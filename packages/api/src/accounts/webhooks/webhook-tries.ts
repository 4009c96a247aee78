import { randomUUID } from 'node:crypto'
import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { lastTries, signAndPost, toTryWrite, type WebhookDependencies } from '../../deliveries/index.ts'
import { ownWebhook } from './own-webhook.ts'

/** Refuses noWebhookWithId. */
export const webhookTries: PlayerHandler<'webhookTries', 'store'> =
  ({ store }) =>
  async ({ input, player }) => {
    const { id } = input.params
    if (ownWebhook(player.body, id) === undefined) return E.left(notFound('noWebhookWithId', { id }))
    return E.right({ data: await lastTries(store, id), user: player })
  }

/**
 * Sends a body at once that says what it is, and answers what became of it. It counts among no failures. Refuses
 * noWebhookWithId. docs/decisions/106-webhook-tries.md
 */
export const tryWebhook: PlayerHandler<'tryWebhook', keyof WebhookDependencies> =
  (app) =>
  async ({ input, player }) => {
    const webhook = ownWebhook(player.body, input.params.id)
    if (webhook === undefined) return E.left(notFound('noWebhookWithId', { id: input.params.id }))
    const id = `test/${randomUUID()}`
    const webhookType = webhook.type === 'globalActivity' ? 'taskActivity' : webhook.type
    const body = { webhookType, type: 'test', user: { _id: player.id } }
    const failure = (await signAndPost(app, webhook, { id, userId: player.id, body })) ?? null
    const at = app.clock()
    const result = { at, failure, isRetried: false }
    await app.store.commit([toTryWrite(id, { userId: player.id, webhook: webhook.id, body, failures: 0 }, result)])
    return E.right({
      data: { id: `${id}/0`, at: toIso(at), webhookType, type: 'test', failure, failures: 0, isRetried: false },
      user: player,
    })
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Answer, idFrom, type Outcome, refuse, refuseFields, toIso, type World } from '../kernel/index.ts'
import type { User, Webhook } from '../model/index.ts'
import { isUuid } from '../tasks/index.ts'
import { type FieldRefusals, type WebhookFields, writtenWebhook } from './webhook-fields.ts'

export type CreateWebhook = WebhookFields & { readonly id?: string }

type Refusals = FieldRefusals | 'webhookIdAlreadyTaken' | 'invalidReqParams'

const NEW = { url: '', type: 'taskActivity', label: '', enabled: true, options: {} } as const

/** Adds a webhook: unless told otherwise, one that hears of scored tasks. Reports it. Reference, api 2.3. */
export const createWebhook =
  ({ now, seed }: Pick<World, 'now' | 'seed'>) =>
  ({ id = idFrom(seed, 'createWebhook'), ...given }: CreateWebhook) =>
  (user: User): Answer<Refusals, Outcome<User, Webhook>> => {
    if (!isUuid(id)) return refuseFields([{ path: 'id', key: 'fieldNotAnId', value: id }])
    if (user.webhooks.some((each) => each.id === id)) return refuse('webhookIdAlreadyTaken')
    const written = writtenWebhook(NEW, given)
    if (E.isLeft(written)) return written
    const webhook = { id, ...written.right, failures: 0, createdAt: toIso(now), updatedAt: toIso(now) }
    return E.right({ state: { ...user, webhooks: [...user.webhooks, webhook] }, report: webhook, events: [] })
  }

import * as E from 'fp-ts/lib/Either.js'
import {
  idFrom,
  isUuid,
  type Outcome,
  refuse,
  refuseFields,
  type Result,
  type RuleContext,
  toIso,
} from '../kernel/index.ts'
import type { User, Webhook } from '../model/index.ts'
import { type FieldRefusals, type WebhookFields, toStoredFields } from './webhook-fields.ts'

export type CreateWebhook = WebhookFields & { readonly id?: string }

type Refusals = FieldRefusals | 'webhookIdAlreadyTaken'

const NEW = { url: '', type: 'taskActivity', label: '', enabled: true, options: {} } as const

/** Adds a webhook, by default one for scored tasks. Reports it. docs/reference/api.md 2.3. */
export const createWebhook =
  ({ now, seed }: Pick<RuleContext, 'now' | 'seed'>) =>
  ({ id = idFrom(seed, 'webhooks.create'), ...input }: CreateWebhook) =>
  (user: User): Result<Refusals, Outcome<User, Webhook>> => {
    if (!isUuid(id)) return refuseFields('User', [{ path: 'id', key: 'fieldNotAnId', value: id }])
    if (user.webhooks.some((each) => each.id === id)) return refuse('webhookIdAlreadyTaken')
    const fields = toStoredFields(NEW, input)
    if (E.isLeft(fields)) return fields
    const webhook = { id, ...fields.right, failures: 0, createdAt: toIso(now), updatedAt: toIso(now) }
    return E.right({ state: { ...user, webhooks: [...user.webhooks, webhook] }, report: webhook, events: [] })
  }

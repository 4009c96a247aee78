import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, refuse, toIso, type RuleContext } from '../kernel/index.ts'
import type { User, Webhook } from '../model/index.ts'
import { type FieldRefusals, type WebhookFields, toStoredFields } from './webhook-fields.ts'

export type OneWebhook = { readonly webhook: string }

export type UpdateWebhook = OneWebhook & WebhookFields

/** Updates a webhook; options are merged. Reports it. docs/reference/api.md 2.3. */
export const updateWebhook =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ webhook: id, ...input }: UpdateWebhook) =>
  (user: User): Result<FieldRefusals | 'noWebhookWithId', Outcome<User, Webhook>> => {
    const before = user.webhooks.find((each) => each.id === id)
    if (before === undefined) return refuse('noWebhookWithId', { id })
    const fields = toStoredFields(before, input)
    if (E.isLeft(fields)) return fields
    const after = { ...before, ...fields.right, updatedAt: toIso(now) }
    const webhooks = user.webhooks.map((each) => (each.id === id ? after : each))
    return E.right({ state: { ...user, webhooks }, report: after, events: [] })
  }

/** Removes a webhook. Reports the remaining ones. docs/reference/api.md 2.3. */
export const deleteWebhook =
  () =>
  ({ webhook: id }: OneWebhook) =>
  (user: User): Result<'noWebhookWithId', Outcome<User, ReadonlyArray<Webhook>>> => {
    if (!user.webhooks.some((each) => each.id === id)) return refuse('noWebhookWithId', { id })
    const webhooks = user.webhooks.filter((each) => each.id !== id)
    return E.right({ state: { ...user, webhooks }, report: webhooks, events: [] })
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, refuse, toIso, type World } from '../kernel/index.ts'
import type { User, Webhook } from '../model/index.ts'
import { type FieldRefusals, type WebhookFields, writtenWebhook } from './webhook-fields.ts'

export type OneWebhook = { readonly webhook: string }

export type UpdateWebhook = OneWebhook & WebhookFields

/** Changes a webhook; options are changed one by one. Reports it. Reference, api 2.3. */
export const updateWebhook =
  ({ now }: Pick<World, 'now'>) =>
  ({ webhook: id, ...given }: UpdateWebhook) =>
  (user: User): Answer<FieldRefusals | 'noWebhookWithId', Outcome<User, Webhook>> => {
    const before = user.webhooks.find((each) => each.id === id)
    if (before === undefined) return refuse('noWebhookWithId', { id })
    const written = writtenWebhook(before, given)
    if (E.isLeft(written)) return written
    const after = { ...before, ...written.right, updatedAt: toIso(now) }
    const webhooks = user.webhooks.map((each) => (each.id === id ? after : each))
    return E.right({ state: { ...user, webhooks }, report: after, events: [] })
  }

/** Takes a webhook away. Reports those that remain. Reference, api 2.3. */
export const deleteWebhook =
  () =>
  ({ webhook: id }: OneWebhook) =>
  (user: User): Answer<'noWebhookWithId', Outcome<User, ReadonlyArray<Webhook>>> => {
    if (!user.webhooks.some((each) => each.id === id)) return refuse('noWebhookWithId', { id })
    const webhooks = user.webhooks.filter((each) => each.id !== id)
    return E.right({ state: { ...user, webhooks }, report: webhooks, events: [] })
  }

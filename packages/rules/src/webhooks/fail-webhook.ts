import { eventsFor, requireActor, type SharedRule, succeed, withUser } from '../documents/index.ts'
import { afterFailure } from './after-failure.ts'

/** `webhook`: one of the actor's. */
export type FailWebhook = { readonly webhook: string }

/** Counts a delivery that was given up. The owner is told when that disables the webhook. docs/reference/api.md 3.10. */
export const failWebhook: SharedRule<'now', FailWebhook, never, undefined> =
  ({ now }) =>
  ({ actorId, webhook: id }) =>
  (documents) => {
    const owner = requireActor(documents, actorId)
    const before = owner.webhooks.find((each) => each.id === id)
    if (before === undefined || !before.enabled) return succeed(documents, undefined)
    const after = afterFailure(before, now)
    const webhooks = owner.webhooks.map((each) => (each.id === id ? after : each))
    const { label, url } = after
    return succeed(
      withUser(documents, { ...owner, webhooks }),
      undefined,
      after.enabled ? [] : eventsFor(owner._id, [{ type: 'WebhookDisabled', webhook: id, label, url }]),
    )
  }

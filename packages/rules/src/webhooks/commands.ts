import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook, updateWebhook } from './update-webhook.ts'
import { WebhookFields } from './webhook-fields.ts'

const WebhookParam = t.readonly(t.type({ webhook: t.string }))

/** Commands that manage the player's webhooks. docs/reference/api.md 2.3. */
export const webhookCommands = {
  createWebhook: userCommand({
    params: t.intersection([WebhookFields, t.readonly(t.partial({ id: t.string }))]),
    rule: createWebhook,
  }),
  updateWebhook: userCommand({ params: t.intersection([WebhookParam, WebhookFields]), rule: updateWebhook }),
  deleteWebhook: userCommand({ params: WebhookParam, rule: deleteWebhook }),
} as const

import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook, updateWebhook } from './update-webhook.ts'
import { WebhookFields } from './webhook-fields.ts'

const one = t.readonly(t.type({ webhook: t.string }))

/** The addresses that are told what happens to the player. Reference, api 2.3. */
export const webhookCommands = {
  createWebhook: userCommand({
    params: t.intersection([WebhookFields, t.readonly(t.partial({ id: t.string }))]),
    rule: createWebhook,
  }),
  updateWebhook: userCommand({ params: t.intersection([one, WebhookFields]), rule: updateWebhook }),
  deleteWebhook: userCommand({ params: one, rule: deleteWebhook }),
} as const

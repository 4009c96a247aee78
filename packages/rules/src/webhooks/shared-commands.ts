import * as t from 'io-ts'
import { gameCommand, paramsOf } from '../shared-command.ts'
import { failWebhook } from './fail-webhook.ts'

/** docs/reference/api.md 3.10. */
export const sharedWebhookCommands = {
  failWebhook: gameCommand({ params: paramsOf({ webhook: t.string }, {}), needs: () => [], rule: failWebhook }),
} as const

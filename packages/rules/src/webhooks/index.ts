export { webhookCommands } from './commands.ts'
export { deliveriesFor } from './deliveries-for.ts'
export { sharedWebhookCommands } from './shared-commands.ts'
export { createWebhook } from './create-webhook.ts'

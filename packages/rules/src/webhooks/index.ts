export { webhookCommands } from './commands.ts'
export { createWebhook } from './create-webhook.ts'

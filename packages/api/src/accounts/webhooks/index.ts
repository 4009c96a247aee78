export { webhookSecret } from './webhook-secret.ts'
export { tryWebhook, webhookTries } from './webhook-tries.ts'

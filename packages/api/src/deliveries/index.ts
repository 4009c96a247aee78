export { commitAndSend } from './commit-and-send.ts'
export {
  type DeliveryDependencies,
  deliveryStatus,
  toEmailWrite,
  toWebhookWrite,
  type WebhookDependencies,
} from './delivery.ts'
export { signAndPost } from './send-delivery.ts'
export { toSecretText, webhookSecret } from './sign-webhook.ts'
export { sendDeliveries, startDeliveryJob } from './start-delivery-job.ts'
export { lastTries, toTryWrite } from './webhook-tries.ts'

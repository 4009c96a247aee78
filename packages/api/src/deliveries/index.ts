export { commitAndSend } from './commit-and-send.ts'
export {
  forgetSubscription,
  postPush,
  shortened,
  wantsPush,
  type PushSubscription,
  subscriptionId,
  subscriptionsByPlayer,
  subscriptionsOf,
  vapidKeys,
} from './push/index.ts'
export {
  type DeliveryDependencies,
  deliveryStatus,
  toEmailWrite,
  toPushWrite,
  toWebhookWrite,
  type WebhookDependencies,
} from './delivery.ts'
export type { PushMessage } from './push-message.ts'
export { signAndPost } from './send-delivery.ts'
export { toSecretText, webhookSecret } from './sign-webhook.ts'
export { sendDeliveries, startDeliveryJob } from './start-delivery-job.ts'
export { lastTries, toTryWrite } from './webhook-tries.ts'
export type { Delivery } from './delivery.ts'
export type { WebhookTry } from './webhook-tries.ts'

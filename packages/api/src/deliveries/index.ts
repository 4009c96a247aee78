export { type DeliveryDependencies, deliveryStatus, toEmailWrite, toWebhookWrite } from './delivery.ts'
export { toSecretText, webhookSecret } from './sign-webhook.ts'
export { sendDeliveries, startDeliveryJob } from './start-delivery-job.ts'

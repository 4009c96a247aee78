export { startBillingJob } from './billing-job.ts'
export { paymentHandlers } from './handlers/index.ts'

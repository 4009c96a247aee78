export { startBillingJob } from './billing-job.ts'
export { paymentHandlers } from './handlers/index.ts'
export { chargeOf, type LatePayment, refundOf } from './late-payment.ts'
export { settleLatePayment } from './settle-late-payment.ts'

export type { Credentials } from './credentials.ts'
export { expireSession, onSessionExpired } from './expire-session.ts'
export { forgetPayment, markPaymentCompleted, savedPayment, savePayment } from './saved-payment.ts'
export { session, useCredentials } from './session.ts'

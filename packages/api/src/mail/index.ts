export type { Email, Mailer } from './mailer.ts'
export { outboxMailer } from './outbox.ts'
export { smtpMailer } from './smtp.ts'

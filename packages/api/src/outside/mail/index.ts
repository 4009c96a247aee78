export type { Letter, Mailer } from './letter.ts'
export { outboxMailer } from './outbox.ts'
export { smtpMailer } from './smtp.ts'

import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { toMessage } from './to-message.ts'

/** Sends by SMTP; user, password and encryption are part of the URL. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return {
    send: async (email) => {
      await transport.sendMail(toMessage(email, from))
    },
    close: () => transport.close(),
  }
}

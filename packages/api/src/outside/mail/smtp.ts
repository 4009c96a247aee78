import { createTransport } from 'nodemailer'
import type { Mailer } from './letter.ts'

/** Sends by SMTP; name, password and encryption are part of the address. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return {
    send: async (letter) => {
      await transport.sendMail({ ...letter, from })
    },
    close: () => transport.close(),
  }
}

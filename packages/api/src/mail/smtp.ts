import type { Transporter } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { toMessage } from './to-message.ts'

/** Sends by SMTP; user, password and encryption are part of the URL. The library is loaded with the first e-mail. */
export const smtpMailer = (url: string, from: string): Mailer => {
  let transport: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport(url)
  }
  return {
    send: async (email) => {
      transport ??= open()
      await (await transport).sendMail(toMessage(email, from))
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

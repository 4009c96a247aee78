import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mailer.ts'

/** An e-mail as it is sent, with the headers by which mail programs show a button that ends e-mails of its kind. */
export const toMessage = ({ unsubscribeUrl, ...email }: Email, from: string): SendMailOptions => ({
  ...email,
  from,
  ...(unsubscribeUrl === undefined
    ? {}
    : {
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
})

import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mailer.ts'

/**
 * An e-mail as it is sent, with the headers by which mail programs show a button that ends e-mails of its kind, and by
 * which they do not answer it by themselves (RFC 3834).
 */
export const toMessage = ({ unsubscribeUrl, ...email }: Email, from: string): SendMailOptions => ({
  ...email,
  from,
  ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
})

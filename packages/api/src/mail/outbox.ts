import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'
import { toMessage } from './to-message.ts'

/** Writes e-mails to files instead of sending them, and logs the path of each. The library is loaded with the first one. */
export const outboxMailer = (folder: string, from: string, log: Logger): Mailer => {
  return {
    send: async (email) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail(toMessage(email, from))
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message as Buffer, { mode: 0o600 })
      log.info({ file, to: email.to, subject: email.subject }, 'letter written to the outbox')
    },
    close: () => undefined,
  }
}

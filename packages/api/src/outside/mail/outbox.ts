import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mailer } from './letter.ts'

/** Writes letters to files instead of sending them, and names each file in the log. */
export const outboxMailer = (folder: string, from: string, log: Logger): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail({ ...letter, from })
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message as Buffer, { mode: 0o600 })
      log.info({ file, to: letter.to, subject: letter.subject }, 'letter written to the outbox')
    },
    close: () => transport.close(),
  }
}

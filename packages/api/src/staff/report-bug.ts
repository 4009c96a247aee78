import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { timedOut, tooMany } from '../core/api-error.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { createStoredThrottle } from '../core/throttles/stored-throttle.ts'

/** Characters that are kept of a message. */
const MOST_CHARACTERS = 10_000
/** Reports of one player in an hour. */
const LIMIT = { name: 'bug-reports', points: 10, seconds: 60 * 60 } as const

/** Keeps the report for staff and sends it to the operator. Refuses tooManyLetters. docs/reference/api.md 2.15. */
export const reportBug: PlayerHandler<
  'reportBug',
  'store' | 'clock' | 'mailer' | 'config' | 'background' | 'version'
> = (app) => {
  const throttle = createStoredThrottle(app, LIMIT)
  return async ({ input, player, client }) => {
    const { isExceeded, resetsIn } = await throttle.hit(player.id)
    if (isExceeded) return E.left(tooMany('tooManyLetters', Math.ceil(resetsIn / 1000)))
    const { message, email, question } = input.body
    const username = player.body.auth.local.username ?? ''
    const id = randomUUID()
    const report = {
      _id: id,
      at: app.clock(),
      userId: player.id,
      username,
      email: email.trim(),
      message: message.slice(0, MOST_CHARACTERS),
      question: question === true || question === 'true',
      client,
    }
    const committed = await app.store.commit([{ type: 'insert', collection: 'bugReports', id, body: report }])
    if (E.isLeft(committed)) return E.left(timedOut('storeUnavailable'))
    const emailData = { USER_ID: player.id, USER_EMAIL: report.email, USER_USERNAME: username, USER_CLIENT: client }
    app.background.run('send a bug report', () =>
      app.mailer.send({
        to: app.config.mailFrom,
        replyTo: report.email,
        subject: `${report.question ? 'Question' : 'Bug report'} of ${username}`,
        text: `${report.message}\n\n${report.email}\n${player.id}\n${client}`,
      }),
    )
    // tools read the answer without an envelope, our own client with one
    const data = { ok: true, emailData, sendMailResult: {} }
    return E.right({ data: { ...data, success: true, data, appVersion: app.version }, bare: true })
  }
}

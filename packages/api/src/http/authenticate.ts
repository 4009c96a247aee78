import type { IncomingHttpHeaders } from 'node:http'
import * as E from 'fp-ts/lib/Either.js'
import { HEADERS } from '../contract/index.ts'
import { findToken } from '../accounts/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized } from '../core/api-error.ts'
import type { Session } from '../core/session.ts'

/** Milliseconds between two updates of a login's last use. */
const LAST_USE_INTERVAL = 60 * 60 * 1000

/** The login of the two headers. Refuses missingAuthHeaders and invalid_credentials. docs/reference/api.md 1.2. */
export const authenticate = async (
  app: Pick<AppContext, 'store' | 'clock' | 'background'>,
  headers: IncomingHttpHeaders,
): Promise<E.Either<ApiError, Session>> => {
  const userId = headers[HEADERS.user]
  const secret = headers[HEADERS.key]
  if (typeof userId !== 'string' || typeof secret !== 'string' || userId === '' || secret === '')
    return E.left(notAuthorized('missingAuthHeaders'))
  const token = await findToken(app.store, userId, secret)
  if (token === undefined) return E.left(INVALID_CREDENTIALS)
  const session = { userId, token }
  recordUse(app, session)
  return E.right(session)
}

/** A conflict means that another request recorded it. */
const recordUse = (app: Pick<AppContext, 'store' | 'clock' | 'background'>, { token }: Session): void => {
  const now = app.clock()
  if (now - token.body.lastUsedAt < LAST_USE_INTERVAL) return
  const { id, version, body } = token
  app.background.run('note the use of a login', () =>
    app.store.commit([{ type: 'replace', collection: 'tokens', id, version, body: { ...body, lastUsedAt: now } }]),
  )
}

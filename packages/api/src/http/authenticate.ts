import type { IncomingHttpHeaders } from 'node:http'
import * as E from 'fp-ts/lib/Either.js'
import { HEADERS } from '../contract/index.ts'
import { tokenOf } from '../services/tokens.ts'
import type { Shell } from '../shell.ts'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized } from './api-error.ts'
import type { Session } from './ask.ts'

/** Milliseconds between two notes of a login's last use. */
const USE_IS_NOTED_EVERY = 60 * 60 * 1000

/** The login that the two headers prove. Refuses missingAuthHeaders and invalid_credentials. Reference, api 1.2. */
export const authenticate = async (
  shell: Shell,
  headers: IncomingHttpHeaders,
): Promise<E.Either<ApiError, Session>> => {
  const userId = headers[HEADERS.user]
  const secret = headers[HEADERS.key]
  if (typeof userId !== 'string' || typeof secret !== 'string' || userId === '' || secret === '')
    return E.left(notAuthorized('missingAuthHeaders'))
  const token = await tokenOf(shell.store, userId, secret)
  if (token === undefined) return E.left(INVALID_CREDENTIALS)
  const session = { userId, token }
  noteUse(shell, session)
  return E.right(session)
}

/** A conflict means that somebody else noted it. */
const noteUse = (shell: Shell, { token }: Session): void => {
  const now = shell.clock()
  if (now - token.body.lastUsedAt < USE_IS_NOTED_EVERY) return
  const { id, version, body } = token
  shell.background.run('note the use of a login', () =>
    shell.store.commit([{ type: 'replace', collection: 'tokens', id, version, body: { ...body, lastUsedAt: now } }]),
  )
}

import type { Envelope, ErrorResponse, Transport } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { createTransport } from './transport.ts'
import { type RequestTarget, errorPolicy, noResponseToast } from './error-policy.ts'
import { publishResponse } from './responses.ts'
import { expireSession, session } from '../session/index.ts'
import { toasts } from '../toasts/index.ts'

/**
 * Sends a request that is not a command: `apiQuery({ method: 'GET', path }, (transport) => call(transport)(…))`. Errors
 * follow `errorPolicy`; the caller then gets `undefined`.
 */
export const apiQuery = async <A>(
  target: RequestTarget,
  query: (send: Transport) => Promise<E.Either<ErrorResponse, Pick<Envelope<A>, 'data' | 'userV' | 'notifications'>>>,
): Promise<A | undefined> => {
  try {
    const result = await query(createTransport(session.credentials(), document.documentElement.lang))
    if (E.isRight(result)) {
      const { data, userV, notifications = [] } = result.right
      if (userV !== undefined) publishResponse({ ...target, userV, notifications })
      return data
    }
    const action = errorPolicy(result.left, target)
    if (action.type === 'toast') toasts.show(action.toast)
    if (action.type === 'signOut') expireSession(action.toast)
  } catch {
    toasts.show(noResponseToast())
  }
  return undefined
}

import { call, type EndpointName, endpoints, HEADERS, type RequestOf, type ResponseOf } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { createTransport, errorPolicy, publishResponse } from '../api-client/index.ts'
import { expireSession, session } from '../session/index.ts'
import { RequestError } from './request-error.ts'

/** Called with any endpoint: the pairing of a name with its own request is in the type of `sendRequest`. */
type AnyCall = (endpoint: unknown, sent: unknown) => ReturnType<ReturnType<typeof call>>

/**
 * Sends one request of the contract. Rejects with a `RequestError`; a login that counts no more is ended. With
 * `idempotencyKey` the server carries out the request once, however often it arrives.
 */
export const sendRequest = async <Name extends EndpointName>(
  name: Name,
  sent: RequestOf<Name>,
  idempotencyKey?: string,
): Promise<ResponseOf<Name>> => {
  const endpoint = endpoints[name]
  const target = { method: endpoint.method, path: endpoint.path }
  const transport = createTransport(session.credentials(), document.documentElement.lang)
  const send = call((request) =>
    transport(
      idempotencyKey === undefined
        ? request
        : { ...request, headers: { ...request.headers, [HEADERS.idempotencyKey]: idempotencyKey } },
    ),
  ) as AnyCall
  const result = await send(endpoint, sent).catch(() => Promise.reject(new RequestError()))
  if (E.isLeft(result)) {
    const action = errorPolicy(result.left, target)
    if (action.type === 'signOut') expireSession(action.toast)
    throw new RequestError(result.left)
  }
  const { data, userV, notifications = [] } = result.right
  if (userV !== undefined) publishResponse({ ...target, userV, notifications, changesPlayer: target.method !== 'GET' })
  return data as ResponseOf<Name>
}

import { lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AllowedNetwork, mayReach } from '../networks.ts'

/** Milliseconds that an answer may take. docs/reference/api.md 3.10. */
const TIMEOUT = 30_000

/** The resolver of the system; tests give another one. */
type Resolve = typeof lookup

export type PostOptions = {
  readonly allowed: ReadonlyArray<AllowedNetwork>
  readonly resolve?: Resolve
  readonly stopping: AbortSignal
}

/** Why a delivery did not arrive. `notAllowed`: it leads where webhooks may not go. `stopped`: the server stops. */
export type PostFailure = 'notAllowed' | 'timeout' | 'unreachable' | 'stopped' | `status ${number}`

/** Sends JSON. Nothing when it was received. */
export const postWebhook = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  options: PostOptions,
): Promise<PostFailure | undefined> =>
  postTo(address, { ...headers, 'content-type': 'application/json' }, Buffer.from(body), options)

/**
 * Sends bytes. Connects to an address that was checked, whatever the name means a moment later, and follows no redirect.
 * Nothing when they were received.
 */
export const postTo = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { allowed, stopping, resolve = lookup }: PostOptions,
): Promise<PostFailure | undefined> => {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return 'notAllowed'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayReach(host, allowed)) return 'notAllowed'
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: checkedLookup(allowed, resolve),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), stopping]),
    headers: { ...headers, 'content-length': body.length },
  }
  return new Promise((answer) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoingRequest = request(url, options, (response) => {
      const { statusCode = 0 } = response
      // what is said besides the status is not read
      response.destroy()
      answer(statusCode >= 200 && statusCode < 300 ? undefined : `status ${statusCode}`)
    })
    outgoingRequest.on('error', (error: Error) => answer(stopping.aborted ? 'stopped' : failureOf(error)))
    outgoingRequest.end(body)
  })
}

const NOT_ALLOWED = 'EWEBHOOKADDRESS'

const failureOf = (error: Error & { readonly code?: string }): PostFailure => {
  if (error.code === NOT_ALLOWED) return 'notAllowed'
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable'
}

/** One address that is not allowed spoils the name: it would be the next one to be tried. */
const checkedLookup =
  (allowed: ReadonlyArray<AllowedNetwork>, resolve: Resolve): LookupFunction =>
  (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, [])
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => mayReach(address, allowed)))
        return answer(Object.assign(new Error('The address is not public.'), { code: NOT_ALLOWED }), [])
      return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }

import * as E from 'fp-ts/lib/Either.js'
import type { ProviderFailure } from './port.ts'

/** Answers that say no; all others, and none at all, may pass by themselves: the request can be made again. */
const REFUSALS = new Set([400, 401, 402, 403, 404, 409, 410, 422])

/** What a request to a provider came to. SDKs throw errors of their own, with the status of the answer. */
export const attempt = async <A>(work: () => Promise<A>): Promise<E.Either<ProviderFailure, A>> => {
  try {
    return E.right(await work())
  } catch (error) {
    const { message } = Object(error) as { readonly message?: string }
    const refused = REFUSALS.has(statusOf(error))
    return E.left({ type: refused ? 'refused' : 'unavailable', reason: String(message ?? error) })
  }
}

const statusOf = (error: unknown): number => {
  const { statusCode, status, httpStatusCode, response } = Object(error) as {
    readonly statusCode?: number
    readonly status?: number
    readonly httpStatusCode?: number
    readonly response?: { readonly status?: number }
  }
  return statusCode ?? httpStatusCode ?? status ?? response?.status ?? 0
}

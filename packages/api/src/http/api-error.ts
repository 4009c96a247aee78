import type { RefusalParams, RuleError } from '@daykeep/rules/kernel'

/** One fault of a request (`param`) or of a document (`path`), by the key of its text. */
export type Fault = {
  readonly key: string
  readonly param?: string
  readonly path?: string
  readonly params?: RefusalParams
  readonly value?: unknown
}

/** Why a call is not granted. `error` is the word clients of the ecosystem know. Reference, api 1.4. */
export type ApiError = {
  readonly status: 400 | 401 | 404 | 408 | 413 | 429 | 500
  readonly error: string
  /** Names the text, and the refusal itself in every language alike. */
  readonly key: string
  readonly params?: RefusalParams
  /** Instead of the text of the key. */
  readonly textKey?: string
  /** Instead of a text by key: what a parser said. */
  readonly message?: string
  readonly faults?: ReadonlyArray<Fault>
  /** The player's own language, where the player is known. */
  readonly language?: string
  /** The turn that the server waits for. */
  readonly turn?: number
  /** Seconds. */
  readonly retryAfter?: number
}

const of =
  (status: ApiError['status'], error: string) =>
  (key: string, params: RefusalParams = {}): ApiError => ({ status, error, key, params })

export const badRequest = of(400, 'BadRequest')
export const notAuthorized = of(401, 'NotAuthorized')
export const notFound = of(404, 'NotFound')
/** The store did not answer, or others were faster too often: the same call may be made again. */
export const timedOut = of(408, 'RequestTimeout')
export const internal = of(500, 'InternalServerError')

/** The pair of user id and token is unknown: the one error on which clients log out. */
export const INVALID_CREDENTIALS: ApiError = of(401, 'invalid_credentials')('invalidCredentials')

export const tooMany = (key: string, retryAfter: number): ApiError => ({
  ...of(429, 'TooManyRequests')(key, { seconds: retryAfter }),
  retryAfter,
})

export const invalidRequest = (faults: ReadonlyArray<Fault>): ApiError => ({
  ...badRequest('invalidReqParams'),
  faults,
})

const KINDS = { badRequest, notAuthorized, notFound } as const

/** What a rule refused, as HTTP says it. `model` is the kind of document whose fields are at fault. Reference, api 1.5. */
export const fromRule = ({ kind, key, params, faults }: RuleError, model: string): ApiError => ({
  ...KINDS[kind](key, params),
  ...(key === 'NotificationNotFound' ? { error: key } : {}),
  ...(faults === undefined ? {} : { faults, textKey: 'modelValidationFailed', params: { ...params, model } }),
})

import type { RefusalParams, RuleError } from '@daykeep/rules/kernel'

/** An error of one field of a request (`param`) or of a document (`path`); `key` names its text. */
export type FieldError = {
  readonly key: string
  readonly param?: string
  readonly path?: string
  readonly params?: RefusalParams
  readonly value?: unknown
}

/** The error of a refused call. `error` is the name that third-party clients know. docs/reference/api.md 1.4. */
export type ApiError = {
  readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 422 | 429 | 500 | 501 | 503
  readonly error: string
  /** Names the refusal, the same in every language, and its text. */
  readonly key: string
  readonly params?: RefusalParams
  /** Names the text, if it is another than that of the key. */
  readonly textKey?: string
  /** A text that is not translated: the message of a parser. */
  readonly message?: string
  readonly fieldErrors?: ReadonlyArray<FieldError>
  /** The player's own language, if the player is known. */
  readonly language?: string
  /** The next turn of the player. */
  readonly turn?: number
  /** Seconds. */
  readonly retryAfter?: number
}

/** The kind of an error. An error without a key of its own has that of its kind, whose text is the default text. */
const apiErrorOf =
  (status: ApiError['status'], error: string, kind: string) =>
  (key: string = kind, params: RefusalParams = {}): ApiError => ({ status, error, key, params })

export const badRequest = apiErrorOf(400, 'BadRequest', 'badRequest')
export const notAuthorized = apiErrorOf(401, 'NotAuthorized', 'notAuthorized')
/** Only for what an operator has blocked: who is known and may not gets `notAuthorized`. */
export const forbidden = apiErrorOf(403, 'Forbidden', 'forbidden')
export const notFound = apiErrorOf(404, 'NotFound', 'notFound')
/** The store did not answer, or conflicts went on too long: the client may repeat the call. */
export const timedOut = apiErrorOf(408, 'RequestTimeout', 'storeUnavailable')
/** The key of an act came with another request. */
export const unprocessable = apiErrorOf(422, 'UnprocessableEntity', 'idempotencyKeyUsed')
export const internal = apiErrorOf(500, 'InternalServerError', 'unexpectedFault')
/** A method that no call has. */
export const notImplemented = (name: string): ApiError =>
  apiErrorOf(501, 'NotImplemented', 'notImplemented')(undefined, { name })
export const maintenance = apiErrorOf(503, 'Maintenance', 'maintenance')

/** Too many pictures wait to be drawn, or this machine draws none. */
export const drawingBusy: ApiError = { ...apiErrorOf(503, 'ServiceUnavailable', 'drawingBusy')(), retryAfter: 5 }

/** The server cannot work until its store does; `key` names what is wrong with it. */
export const storeFaulty = (key: string): ApiError => ({
  ...apiErrorOf(503, 'ServiceUnavailable', key)(),
  textKey: 'storeUnavailable',
})

/** User id and token do not match: the only error on which clients log out. */
export const INVALID_CREDENTIALS: ApiError = apiErrorOf(401, 'invalid_credentials', 'invalidCredentials')()

export const tooMany = (key: string, retryAfter: number): ApiError => ({
  ...apiErrorOf(429, 'TooManyRequests', 'clientRateLimited')(key, { seconds: retryAfter }),
  retryAfter,
})

export const invalidRequest = (fieldErrors: ReadonlyArray<FieldError>): ApiError => ({
  ...badRequest('invalidReqParams'),
  fieldErrors,
})

const KINDS = { badRequest, notAuthorized, notFound } as const

/** The keys of the default texts, for errors whose own key has none. docs/reference/application.md 8. */
const DEFAULT_KEYS: Readonly<Record<ApiError['status'], string>> = {
  400: 'badRequest',
  401: 'notAuthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'storeUnavailable',
  413: 'bodyTooLarge',
  422: 'idempotencyKeyUsed',
  429: 'clientRateLimited',
  500: 'unexpectedFault',
  501: 'notImplemented',
  503: 'maintenance',
}

export const defaultKeyOf = ({ status }: Pick<ApiError, 'status'>): string => DEFAULT_KEYS[status]

/** The response of a rule's refusal; texts about fields name the kind of document as `model`. docs/reference/api.md 1.5. */
export const fromRuleError = ({ kind, key, params, faults: fieldErrors, document }: RuleError): ApiError => ({
  ...KINDS[kind](key, params),
  ...(key === 'NotificationNotFound' ? { error: key } : {}),
  ...(fieldErrors === undefined
    ? {}
    : { fieldErrors, textKey: 'modelValidationFailed', params: { ...params, model: document ?? 'User' } }),
})

import type { RefusalParams } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Envelope, ErrorBody, FieldErrorBody } from '../contract/index.ts'
import { toUserVersion } from '../core/wire-documents.ts'
import type { I18n } from '../i18n/i18n.ts'
import { translateRefusal } from '../i18n/translate-message.ts'
import { type ApiError, defaultKeyOf, type FieldError } from '../core/api-error.ts'
import type { ApiResponse } from '../core/handler.ts'
import type { Document } from '../store/index.ts'

/** The envelope of a response as JSON, each part encoded once. docs/reference/api.md 1.3. */
export const encodeEnvelope = (version: string, response: ApiResponse): string | Buffer => {
  const { encoded, user } = response
  if (encoded === undefined) return JSON.stringify(toEnvelope(version, response))
  if (user === undefined || response.message !== undefined || response.turn !== undefined)
    return `${HEAD}${encoded}${endOf(version, response)}`
  const wholes = wholesOf.get(user) ?? []
  const cached = wholes.find((whole) => whole.encoded === encoded)
  if (cached !== undefined) return cached.bytes
  const bytes = Buffer.from(`${HEAD}${encoded}${endOf(version, { data: {}, user })}`)
  wholesOf.set(user, [{ encoded, bytes }, ...wholes].slice(0, MOST_WHOLES))
  return bytes
}

/** The bytes of an answer that says nothing but what is encoded and the player. */
type Whole = { readonly encoded: string; readonly bytes: Buffer }

/** Those of a player that are kept: their own document and their tasks, for each version of the API. */
const MOST_WHOLES = 4

/** For as long as the store hands out the same player. */
const wholesOf = new WeakMap<Document<User>, ReadonlyArray<Whole>>()

const endOf = (version: string, response: ApiResponse): string =>
  JSON.stringify(toEnvelope(version, response)).slice(EMPTY.length)

const HEAD = '{"success":true,"data":'
const EMPTY = '{"success":true,"data":{}'

/** The envelope of a response. docs/reference/api.md 1.3. */
const toEnvelope = (version: string, response: ApiResponse): Envelope<unknown> => {
  const { data, message, user, turn, at, changed } = response
  return {
    success: true,
    data: data ?? {},
    ...(message === undefined ? {} : { message }),
    ...(user === undefined ? {} : { notifications: user.body.notifications, userV: toUserVersion(user) }),
    appVersion: version,
    ...(turn === undefined ? {} : { turn }),
    ...(at === undefined ? {} : { at }),
    ...(changed === undefined ? {} : { changed }),
  }
}

/** The body of an error response. docs/reference/api.md 1.4 and 1.5. */
export const toErrorBody = (i18n: I18n, language: string, error: ApiError): ErrorBody => ({
  success: false,
  error: error.error,
  message: error.message ?? translateRefusal(i18n, language, textKeysOf(error), error.params),
  key: error.key,
  ...(error.fieldErrors === undefined
    ? {}
    : { errors: error.fieldErrors.map((error) => toFieldErrorBody(i18n, language, error)) }),
  ...(error.turn === undefined ? {} : { turn: error.turn }),
})

/** A key without a text is never a sentence: the default text of the status is. */
const textKeysOf = (error: ApiError): ReadonlyArray<string> => [error.textKey ?? error.key, defaultKeyOf(error)]

const toFieldErrorBody = (i18n: I18n, language: string, error: FieldError): FieldErrorBody => {
  const field = error.path ?? error.param ?? ''
  const params: RefusalParams = { field, ...error.params }
  return {
    message: translateRefusal(i18n, language, [error.key, 'invalidField'], params),
    ...(error.path === undefined ? { param: field } : { path: field }),
    ...(error.value === undefined ? {} : { value: error.value }),
  }
}

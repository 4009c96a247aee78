import type { RefusalParams } from '@daykeep/rules/kernel'
import type { Envelope, ErrorBody, FaultBody } from '../contract/index.ts'
import { versionOf } from '../services/wire.ts'
import type { Texts } from '../texts/texts.ts'
import { refusalText } from '../texts/sentences.ts'
import type { ApiError, Fault } from './api-error.ts'
import type { Reply } from './ask.ts'

/** The body of a granted call. Reference, api 1.3. */
export const envelopeOf = (version: string, reply: Reply): Envelope<unknown> => {
  const { data, message, user, turn, at, changed } = reply
  return {
    success: true,
    data: data ?? {},
    ...(message === undefined ? {} : { message }),
    ...(user === undefined ? {} : { notifications: user.body.notifications, userV: versionOf(user) }),
    appVersion: version,
    ...(turn === undefined ? {} : { turn }),
    ...(at === undefined ? {} : { at }),
    ...(changed === undefined ? {} : { changed }),
  }
}

/** The body of a refused call. Reference, api 1.4 and 1.5. */
export const errorBodyOf = (texts: Texts, language: string, error: ApiError): ErrorBody => ({
  success: false,
  error: error.error,
  message: error.message ?? refusalText(texts, language, error.textKey ?? error.key, error.params),
  key: error.key,
  ...(error.faults === undefined ? {} : { errors: error.faults.map((fault) => faultBody(texts, language, fault)) }),
  ...(error.turn === undefined ? {} : { turn: error.turn }),
})

const faultBody = (texts: Texts, language: string, fault: Fault): FaultBody => {
  const field = fault.path ?? fault.param ?? ''
  const params: RefusalParams = { field, ...fault.params }
  return {
    message: refusalText(texts, language, fault.key, params),
    ...(fault.path === undefined ? { param: field } : { path: field }),
    ...(fault.value === undefined ? {} : { value: fault.value }),
  }
}

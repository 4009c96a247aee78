import { offsetFromHeader } from '@daykeep/rules/calendar'
import * as E from 'fp-ts/lib/Either.js'
import type { AnyEndpoint, Input } from '../contract/index.ts'
import { type ApiError, invalidRequest } from '../core/api-error.ts'
import { toFieldErrors } from '../core/field-errors.ts'

/** The parts of a request as they came over the wire. */
export type RawRequest = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly timezoneOffset: string | undefined
}

/** Decodes every part of a request; all errors are reported together. Refuses invalidReqParams. docs/reference/api.md 1.5. */
export const decodeRequest = (endpoint: AnyEndpoint, raw: RawRequest): E.Either<ApiError, Input> => {
  const params = endpoint.params.decode(raw.params)
  const query = endpoint.query.decode(raw.query)
  const body = endpoint.body.decode(raw.body)
  if (E.isRight(params) && E.isRight(query) && E.isRight(body)) {
    return E.right({
      params: params.right,
      query: query.right,
      body: body.right,
      ...offsetOf(raw.timezoneOffset),
    })
  }
  return E.left(
    invalidRequest([params, query, body].flatMap((part) => (E.isLeft(part) ? toFieldErrors(part.left) : []))),
  )
}

const offsetOf = (header: string | undefined): Pick<Input, 'timezoneOffset'> => {
  const timezoneOffset = offsetFromHeader(header)
  return timezoneOffset === undefined ? {} : { timezoneOffset }
}

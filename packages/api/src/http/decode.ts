import { offsetFromHeader } from '@daykeep/rules/calendar'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { CrossChecked } from '../contract/checks.ts'
import type { AnyEndpoint, Input } from '../contract/index.ts'
import { type ApiError, type Fault, invalidRequest } from './api-error.ts'

/** What came over the wire, before anybody looked at it. */
export type RawRequest = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly timezoneOffset: string | undefined
}

/** Decodes every part of a request; all faults are told together. Refuses invalidReqParams. Reference, api 1.5. */
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
  return E.left(invalidRequest([params, query, body].flatMap((part) => (E.isLeft(part) ? faultsOf(part.left) : []))))
}

/** The faults that a codec found, each with the path of its field. */
export const faultsOf = (errors: t.Errors): ReadonlyArray<Fault> => {
  const told = new Map<string, Fault>()
  for (const { context, message, value } of errors) {
    const param = pathOf(context)
    const fault = { param, key: message ?? 'invalidField', params: { field: param }, ...valueOf(param, value) }
    const id = `${param} ${fault.key}`
    if (!told.has(id)) told.set(id, fault)
  }
  return [...told.values()]
}

/** Secrets never travel back; nor do whole documents. */
const valueOf = (param: string, value: unknown): Pick<Fault, 'value'> => {
  if (/password|code/i.test(param)) return {}
  const isShort = typeof value === 'string' && value.length <= 100
  return isShort || typeof value === 'number' || typeof value === 'boolean' ? { value } : {}
}

const pathOf = (context: t.Context): string => {
  const keys = context.flatMap(({ key }, index) => {
    const isPartOfChoice = /^\d+$/.test(key) && isChoice(context[index - 1]?.type)
    return index === 0 || isPartOfChoice ? [] : [key]
  })
  return keys.length === 0 ? 'body' : keys.join('.')
}

/** io-ts counts the parts of unions and intersections as if they were fields. */
const isChoice = (codec: unknown): boolean => {
  if (codec instanceof t.ReadonlyType) return isChoice(codec.type)
  if (codec instanceof CrossChecked) return isChoice(codec.fields)
  return codec instanceof t.IntersectionType || codec instanceof t.UnionType
}

const offsetOf = (header: string | undefined): Pick<Input, 'timezoneOffset'> => {
  const timezoneOffset = offsetFromHeader(header)
  return timezoneOffset === undefined ? {} : { timezoneOffset }
}

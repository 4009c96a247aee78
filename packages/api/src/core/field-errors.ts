import * as t from 'io-ts'
import { Bounded, type BoundError, CrossChecked } from '../contract/index.ts'
import type { FieldError } from './api-error.ts'

/** The errors of a codec, each once, by the path of the field. */
export const toFieldErrors = (errors: t.Errors): ReadonlyArray<FieldError> => {
  const byId = new Map<string, FieldError>()
  for (const fault of errors) {
    const { context, message, value } = fault
    const param = pathOf(context)
    const limit = 'limit' in fault ? { limit: (fault as BoundError).limit } : {}
    const error = {
      param,
      key: message ?? 'invalidField',
      params: { field: param, ...limit },
      ...valueOf(param, value),
    }
    const id = `${param} ${error.key}`
    if (!byId.has(id)) byId.set(id, error)
  }
  return [...byId.values()]
}

/** Values of secrets and of whole documents are never sent back. */
const valueOf = (param: string, value: unknown): Pick<FieldError, 'value'> => {
  if (/password|code/i.test(param)) return {}
  const isShort = typeof value === 'string' && value.length <= 100
  return isShort || typeof value === 'number' || typeof value === 'boolean' ? { value } : {}
}

const pathOf = (context: t.Context): string => {
  const keys = context.flatMap(({ key }, index) => {
    const isMember = /^\d+$/.test(key) && isChoice(context[index - 1]?.type)
    return index === 0 || isMember ? [] : [key]
  })
  return keys.length === 0 ? 'body' : keys.join('.')
}

/** io-ts numbers the members of unions and intersections as if they were fields. */
const isChoice = (codec: unknown): boolean => {
  if (codec instanceof t.ReadonlyType) return isChoice(codec.type)
  if (codec instanceof Bounded) return isChoice(codec.codec)
  if (codec instanceof CrossChecked) return isChoice(codec.fields)
  return codec instanceof t.IntersectionType || codec instanceof t.UnionType
}

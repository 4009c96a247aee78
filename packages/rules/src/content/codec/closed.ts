import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type AnyCodec, type ContentCodec, contentCodec, fault, fieldName, inside, type Link } from './content-codec.ts'
import { didYouMean } from './near-miss.ts'
import { isObject, show } from './show.ts'

export type Fields = { readonly [field: string]: AnyCodec }

/** The fields of an object that may have none of its own. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty is what it says
export type NoFields = Record<never, AnyCodec>

export type Closed<Required extends Fields, Optional extends Fields> = {
  readonly [K in keyof Required]: t.TypeOf<Required[K]>
} & { readonly [K in keyof Optional]?: t.TypeOf<Optional[K]> }

/** The one free field, for a designer's remarks; it goes no further than the file. */
export const COMMENT = '//'

/**
 * An object with these fields and no others: a field it does not know is a fault at that field, and a missing one is
 * named. `t.strict` drops the first without a word.
 */
export const closed = <Required extends Fields, Optional extends Fields = NoFields>(
  required: Required,
  optional?: Optional,
): ContentCodec<Closed<Required, Optional>> => {
  const all: Fields = { ...required, ...optional }
  const names = Object.keys(all)
  const must = Object.keys(required)
  return contentCodec<Closed<Required, Optional>>('object', {
    schema: {
      type: 'object',
      properties: {
        [COMMENT]: { type: 'string' },
        ...Object.fromEntries(names.map((name) => [name, all[name]!.schema])),
      },
      required: must,
      additionalProperties: false,
    },
    decode: (input, context) => {
      if (!isObject(input)) return E.left(fault(input, context, `expected an object, found ${show(input)}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(input)) {
        const codec = Object.hasOwn(all, name) ? all[name] : undefined
        if (codec !== undefined) {
          const answer = codec.validate(value, inside(context, name, codec))
          if (E.isLeft(answer)) errors.push(...answer.left)
          else decoded[name] = answer.right
        } else if (name !== COMMENT) {
          errors.push(...fault(value, inside(context, name, fieldName), `unknown field${didYouMean(name, names)}`))
        }
      }
      for (const name of must)
        if (!Object.hasOwn(input, name))
          errors.push(...fault(undefined, inside(context, name, all[name]!), 'missing field'))
      return errors.length > 0 ? E.left(errors) : E.right(decoded as Closed<Required, Optional>)
    },
    links: (value, at) => {
      const links: Array<Link> = []
      for (const [name, part] of Object.entries<unknown>(value)) links.push(...all[name]!.links(part, [...at, name]))
      return links
    },
    salvage: (input) => {
      const found = isObject(input) ? input : {}
      const kept: Record<string, unknown> = {}
      for (const name of names) {
        if (!Object.hasOwn(found, name) && !must.includes(name)) continue
        const value: unknown = all[name]!.salvage(found[name])
        if (value !== undefined) kept[name] = value
      }
      return kept
    },
  })
}

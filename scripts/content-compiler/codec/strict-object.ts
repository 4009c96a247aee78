import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import {
  type AnyCodec,
  type ContentCodec,
  contentCodec,
  validationError,
  fieldName,
  childContext,
  type Link,
} from './content-codec.ts'
import { didYouMean } from './near-miss.ts'
import { isObject, describeValue } from './describe-value.ts'

export type Fields = { readonly [field: string]: AnyCodec }

/** The fields of an object that may have none of its own. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty is what it says
export type NoFields = Record<never, AnyCodec>

export type StrictObject<Required extends Fields, Optional extends Fields> = {
  readonly [K in keyof Required]: t.TypeOf<Required[K]>
} & { readonly [K in keyof Optional]?: t.TypeOf<Optional[K]> }

/** The one free field, for a designer's remarks; it goes no further than the file. */
export const COMMENT = '//'

/**
 * An object with these fields and no others: an unknown field is an issue at that field, and a missing one is
 * named. `t.strict` drops the first without a word.
 */
export const strictObject = <Required extends Fields, Optional extends Fields = NoFields>(
  required: Required,
  optional?: Optional,
): ContentCodec<StrictObject<Required, Optional>> => {
  const all: Fields = { ...required, ...optional }
  const names = Object.keys(all)
  const requiredNames = Object.keys(required)
  return contentCodec<StrictObject<Required, Optional>>('object', {
    schema: {
      type: 'object',
      properties: {
        [COMMENT]: { type: 'string' },
        ...Object.fromEntries(names.map((name) => [name, all[name]!.schema])),
      },
      required: requiredNames,
      additionalProperties: false,
    },
    decode: (input, context) => {
      if (!isObject(input))
        return E.left(validationError(input, context, `expected an object, found ${describeValue(input)}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(input)) {
        const codec = Object.hasOwn(all, name) ? all[name] : undefined
        if (codec !== undefined) {
          const result = codec.validate(value, childContext(context, name, codec))
          if (E.isLeft(result)) errors.push(...result.left)
          else decoded[name] = result.right
        } else if (name !== COMMENT) {
          errors.push(
            ...validationError(
              value,
              childContext(context, name, fieldName),
              `unknown field${didYouMean(name, names)}`,
            ),
          )
        }
      }
      for (const name of requiredNames)
        if (!Object.hasOwn(input, name))
          errors.push(...validationError(undefined, childContext(context, name, all[name]!), 'missing field'))
      return errors.length > 0 ? E.left(errors) : E.right(decoded as StrictObject<Required, Optional>)
    },
    links: (value, at) => {
      const links: Array<Link> = []
      for (const [name, part] of Object.entries<unknown>(value)) links.push(...all[name]!.links(part, [...at, name]))
      return links
    },
    decodePartial: (input) => {
      const found = isObject(input) ? input : {}
      const partial: Record<string, unknown> = {}
      for (const name of names) {
        if (!Object.hasOwn(found, name) && !requiredNames.includes(name)) continue
        const value: unknown = all[name]!.decodePartial(found[name])
        if (value !== undefined) partial[name] = value
      }
      return partial
    },
  })
}

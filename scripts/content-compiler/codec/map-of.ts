import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { COMMENT } from './strict-object.ts'
import { type ContentCodec, contentCodec, validationError, childContext } from './content-codec.ts'
import { isObject, describeValue } from './describe-value.ts'

/** Keys of a designer's choosing, each with one kind of value. */
export const mapOf = <A>(value: ContentCodec<A>): ContentCodec<Readonly<Record<string, A>>> =>
  contentCodec<Readonly<Record<string, A>>>('map', {
    schema: { type: 'object', additionalProperties: value.schema },
    decode: (input, context) => {
      if (!isObject(input))
        return E.left(validationError(input, context, `expected an object, found ${describeValue(input)}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Record<string, A> = {}
      for (const [key, entry] of Object.entries(input)) {
        if (key === COMMENT) continue
        const result = value.validate(entry, childContext(context, key, value))
        if (E.isLeft(result)) errors.push(...result.left)
        else decoded[key] = result.right
      }
      return errors.length > 0 ? E.left(errors) : E.right(decoded)
    },
    decodePartial: (input) =>
      Object.fromEntries(
        Object.entries(isObject(input) ? input : {}).flatMap(([key, entry]) => {
          const partial = value.decodePartial(entry)
          return key === COMMENT || partial === undefined ? [] : [[key, partial]]
        }),
      ),
    links: (map, at) => Object.entries(map).flatMap(([key, entry]) => value.links(entry, [...at, key])),
  })

import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { COMMENT } from './closed.ts'
import { type ContentCodec, contentCodec, fault, inside } from './content-codec.ts'
import { isObject, show } from './show.ts'

/** Keys of a designer's choosing, each with one kind of value. */
export const mapOf = <A>(value: ContentCodec<A>): ContentCodec<Readonly<Record<string, A>>> =>
  contentCodec<Readonly<Record<string, A>>>('map', {
    schema: { type: 'object', additionalProperties: value.schema },
    decode: (input, context) => {
      if (!isObject(input)) return E.left(fault(input, context, `expected an object, found ${show(input)}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Record<string, A> = {}
      for (const [key, entry] of Object.entries(input)) {
        if (key === COMMENT) continue
        const answer = value.validate(entry, inside(context, key, value))
        if (E.isLeft(answer)) errors.push(...answer.left)
        else decoded[key] = answer.right
      }
      return errors.length > 0 ? E.left(errors) : E.right(decoded)
    },
    salvage: (input) =>
      Object.fromEntries(
        Object.entries(isObject(input) ? input : {}).flatMap(([key, entry]) => {
          const kept = value.salvage(entry)
          return key === COMMENT || kept === undefined ? [] : [[key, kept]]
        }),
      ),
    links: (map, at) => Object.entries(map).flatMap(([key, entry]) => value.links(entry, [...at, key])),
  })

import * as E from 'fp-ts/lib/Either.js'
import { type ContentCodec, contentCodec } from './content-codec.ts'

/** A short form and a long one. A list or an object is judged as `long`, anything else as `short`. */
export const eitherOf = <A, B>(short: ContentCodec<A>, long: ContentCodec<B>): ContentCodec<A | B> => {
  const isLong = (value: unknown): value is B => typeof value === 'object' && value !== null
  return contentCodec<A | B>(`${short.name} or ${long.name}`, {
    schema: { anyOf: [short.schema, long.schema] },
    decode: (input, context) => (isLong(input) ? long.validate(input, context) : short.validate(input, context)),
    decodePartial: (input) => (isLong(input) ? long.decodePartial(input) : short.decodePartial(input)),
    links: (value, at) => (isLong(value) ? long.links(value, at) : short.links(value, at)),
  })
}

/** The value, or null where a designer states that there is none. */
export const orNull = <A>(codec: ContentCodec<A>): ContentCodec<A | null> =>
  contentCodec<A | null>(`${codec.name} or null`, {
    schema: { anyOf: [codec.schema, { type: 'null' }] },
    decode: (input, context) => (input === null ? E.right(null) : codec.validate(input, context)),
    decodePartial: (input) => (input === null ? null : codec.decodePartial(input)),
    links: (value, at) => (value === null ? [] : codec.links(value, at)),
  })

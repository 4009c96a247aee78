import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type ContentCodec, contentCodec, fault, inside } from './content-codec.ts'
import { show } from './show.ts'

/** A list of one kind of thing; `length` when it must have exactly so many. */
export const listOf = <A>(item: ContentCodec<A>, length?: number): ContentCodec<ReadonlyArray<A>> =>
  contentCodec<ReadonlyArray<A>>('list', {
    schema: {
      type: 'array',
      items: item.schema,
      ...(length === undefined ? {} : { minItems: length, maxItems: length }),
    },
    decode: (input, context) => {
      if (!Array.isArray(input)) return E.left(fault(input, context, `expected a list, found ${show(input)}`))
      if (length !== undefined && input.length !== length)
        return E.left(fault(input, context, `expected ${length} entries, found ${input.length}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Array<A> = []
      for (const [index, value] of input.entries()) {
        const answer = item.validate(value, inside(context, index, item))
        if (E.isLeft(answer)) errors.push(...answer.left)
        else decoded.push(answer.right)
      }
      return errors.length > 0 ? E.left(errors) : E.right(decoded)
    },
    salvage: (input) => (Array.isArray(input) ? input.map((value) => item.salvage(value)) : []),
    links: (values, at) => values.flatMap((value, index) => item.links(value, [...at, index])),
  })

import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type ContentCodec, contentCodec, validationError, childContext } from './content-codec.ts'
import { describeValue } from './describe-value.ts'

/** A list of values of one kind; exactly `length` of them, if it is given. */
export const listOf = <A>(item: ContentCodec<A>, length?: number): ContentCodec<ReadonlyArray<A>> =>
  contentCodec<ReadonlyArray<A>>('list', {
    schema: {
      type: 'array',
      items: item.schema,
      ...(length === undefined ? {} : { minItems: length, maxItems: length }),
    },
    decode: (input, context) => {
      if (!Array.isArray(input))
        return E.left(validationError(input, context, `expected a list, found ${describeValue(input)}`))
      if (length !== undefined && input.length !== length)
        return E.left(validationError(input, context, `expected ${length} entries, found ${input.length}`))
      const errors: Array<t.ValidationError> = []
      const decoded: Array<A> = []
      for (const [index, value] of input.entries()) {
        const result = item.validate(value, childContext(context, index, item))
        if (E.isLeft(result)) errors.push(...result.left)
        else decoded.push(result.right)
      }
      return errors.length > 0 ? E.left(errors) : E.right(decoded)
    },
    decodePartial: (input) => (Array.isArray(input) ? input.map((value) => item.decodePartial(value)) : []),
    links: (values, at) => values.flatMap((value, index) => item.links(value, [...at, index])),
  })

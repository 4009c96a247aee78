import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type AnyCodec, type ContentCodec, contentCodec, validationError, childContext } from './content-codec.ts'
import { didYouMean } from './near-miss.ts'
import { isObject, describeValue } from './describe-value.ts'

type Cases = { readonly [word: string]: AnyCodec }

/**
 * One of several shapes, chosen by the word in `tag`. An unknown word is an issue at the tag itself, with a near miss;
 * `t.union` reports it on the whole object.
 */
export const oneOf = <const Tag extends string, Options extends Cases>(
  tag: Tag,
  cases: Options,
): ContentCodec<t.TypeOf<Options[keyof Options]>> => {
  const words = Object.keys(cases)
  const caseOf = (input: Readonly<Record<string, unknown>>): AnyCodec | undefined => {
    const word = input[tag]
    return typeof word === 'string' && Object.hasOwn(cases, word) ? cases[word] : undefined
  }
  return contentCodec<t.TypeOf<Options[keyof Options]>>('choice', {
    schema: { oneOf: words.map((word) => cases[word]!.schema) },
    decode: (input, context) => {
      if (!isObject(input))
        return E.left(validationError(input, context, `expected an object, found ${describeValue(input)}`))
      const variant = caseOf(input)
      if (variant !== undefined) return variant.validate(input, context)
      const word = input[tag]
      const at = childContext(context, tag, Tagged)
      if (word === undefined) return E.left(validationError(word, at, 'missing field'))
      const suggestion = (typeof word === 'string' ? didYouMean(word, words) : '') || `, expected ${words.join(', ')}`
      return E.left(validationError(word, at, `unknown ${tag} ${describeValue(word)}${suggestion}`))
    },
    links: (value, at) => caseOf(value)?.links(value, at) ?? [],
    decodePartial: (input) => (isObject(input) ? caseOf(input)?.decodePartial(input) : undefined) ?? {},
  })
}

const Tagged = contentCodec<unknown>('tag', { schema: {}, decode: E.right })

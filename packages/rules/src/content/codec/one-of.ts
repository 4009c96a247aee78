import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type AnyCodec, type ContentCodec, contentCodec, fault, inside } from './content-codec.ts'
import { didYouMean } from './near-miss.ts'
import { isObject, show } from './show.ts'

type Cases = { readonly [word: string]: AnyCodec }

/**
 * One of several shapes, told apart by the word in `tag`. An unknown word is a fault at the tag itself, with a near miss;
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
      if (!isObject(input)) return E.left(fault(input, context, `expected an object, found ${show(input)}`))
      const chosen = caseOf(input)
      if (chosen !== undefined) return chosen.validate(input, context)
      const word = input[tag]
      const at = inside(context, tag, Tagged)
      if (word === undefined) return E.left(fault(word, at, 'missing field'))
      const meant = (typeof word === 'string' ? didYouMean(word, words) : '') || `, expected ${words.join(', ')}`
      return E.left(fault(word, at, `unknown ${tag} ${show(word)}${meant}`))
    },
    links: (value, at) => caseOf(value)?.links(value, at) ?? [],
    salvage: (input) => (isObject(input) ? caseOf(input)?.salvage(input) : undefined) ?? {},
  })
}

const Tagged = contentCodec<unknown>('tag', { schema: {}, decode: E.right })

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { strictObject, exactly, KeyText, listOf, oneOf, Whole, type AnyCodec } from './index.ts'

const issuesOf = (codec: AnyCodec, input: unknown): ReadonlyArray<string> => {
  const result = codec.decode(input)
  return E.isRight(result)
    ? []
    : result.left.map(
        ({ context, message }) =>
          `${context
            .slice(1)
            .map(({ key }) => key)
            .join('.')}: ${message}`,
      )
}

const Apple = strictObject({ key: KeyText, price: Whole }, { ripe: Whole })

describe('closed', () => {
  it('takes what it knows, and lets the optional be absent', () =>
    expect(Apple.decode({ key: 'a', price: 1 })).toEqual(E.right({ key: 'a', price: 1 })))

  it('leaves the comment field behind', () =>
    expect(Apple.decode({ '//': 'sweet', key: 'a', price: 1 })).toEqual(E.right({ key: 'a', price: 1 })))

  it('reports every issue at once, each at its place', () =>
    expect(issuesOf(listOf(Apple), [{ key: 'a', prise: 1 }, { key: '', price: -1 }, 7])).toEqual([
      '0.prise: unknown field (did you mean "price"?)',
      '0.price: missing field',
      '1.key: expected a key (letters, digits, _ and -), found ""',
      '1.price: expected a whole number from 0, found -1',
      '2: expected an object, found 7',
    ]))

  it('knows no field that every object has by nature', () =>
    expect(issuesOf(Apple, { key: 'a', price: 1, constructor: 1, toString: 2 })).toEqual([
      'constructor: unknown field',
      'toString: unknown field',
    ]))

  it('decodes what is sound of a value with issues, everything in its place', () =>
    expect(listOf(Apple).decodePartial([{ key: 'a', price: 'x', prise: 1 }, 7, { key: 'b', price: 2 }])).toEqual([
      { key: 'a' },
      {},
      { key: 'b', price: 2 },
    ]))
})

const Fruit = oneOf('type', {
  apple: strictObject({ type: exactly('apple'), price: Whole }),
  pear: strictObject({ type: exactly('pear') }),
})

describe('oneOf', () => {
  it('judges a value by the shape that its tag names', () =>
    expect(issuesOf(Fruit, { type: 'apple', price: 'x' })).toEqual([
      'price: expected a whole number from 0, found "x"',
    ]))

  it.each([
    [{ type: 'aple' }, 'type: unknown type "aple" (did you mean "apple"?)'],
    [{ type: 'grape vine' }, 'type: unknown type "grape vine", expected apple, pear'],
    [{ type: 3 }, 'type: unknown type 3, expected apple, pear'],
    [{ type: 'constructor' }, 'type: unknown type "constructor", expected apple, pear'],
    [{}, 'type: missing field'],
    [null, ': expected an object, found null'],
  ])('reports %j at the tag', (input, line) => expect(issuesOf(Fruit, input)).toEqual([line]))
})

import { describe, expect, it } from 'vitest'
import { eq, type JsonObject } from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const MEGABYTE = 1024 * 1024

const STORED: readonly (readonly [title: string, body: JsonObject])[] = [
  ['an empty body', {}],
  ['every kind of value', { a: null, b: true, c: false, d: 0, e: -1.5, f: '', g: [], h: {}, i: [null, [1], { j: 2 }] }],
  ['the largest and the smallest numbers', { a: Number.MAX_SAFE_INTEGER, b: 1e21, c: 5e-324, d: -(2 ** 40), e: 0.1 }],
  [
    'texts of any script',
    { a: 'Grüße, Ärger', b: '日本語', c: 'مرحبا', d: '👩‍🚀🏳️‍🌈', e: 'e\u0301', f: '\u2028\ufeff' },
  ],
  ['control characters', { a: '\u0000\n\t\u001f"\\/', '\n': 1 }],
  ['keys with dots', { items: { 'Wolf-Base': 5, 'Dr. Who?': 1, '.': 2, 'a.b.c': 3 } }],
  ['keys with dollar signs', { $set: { $where: 1 }, a: { $ref: 'b', $id: 'c', $db: 'd' }, a$b: 2 }],
  ['keys with percent signs', { '%2E': 1, '100%': 2, '%': 3, 'a%24b.': { '%%': [{ '.%': 1 }] } }],
  ['empty keys and keys of other scripts', { '': { '': 1 }, élan: 1, 日: 2, ' ': 3 }],
  ['keys that a driver could take for its own', { _bsontype: 'ObjectId', toBSON: 1, _id: 2, a: { _bsontype: 'Long' } }],
  ['keys that look like places in an array', { tags: { '0': 'a', '1': 'b' }, '7': 1 }],
  ['keys of the language', JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":2},"hasOwnProperty":3}')],
  ['a text of two megabytes', { text: 'ü'.repeat(MEGABYTE) }],
  ['ten thousand fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key-${n}`, { n }]))],
  ['fifty levels', Array.from({ length: 50 }).reduce<JsonObject>((inner) => ({ inner }), { deepest: true })],
]

const MENDED: readonly (readonly [title: string, body: JsonObject, kept: JsonObject])[] = [
  [
    'fields that are undefined',
    { a: undefined, b: { c: undefined, d: 1 }, e: [{ f: undefined }] },
    { b: { d: 1 }, e: [{}] },
  ],
  ['numbers that JSON does not have', { a: Number.NaN, b: [Number.NEGATIVE_INFINITY] }, { a: null, b: [null] }],
  ['minus zero', { a: -0 }, { a: 0 }],
  ['half of a surrogate pair', { a: 'cut \ud83d' }, { a: 'cut \ufffd' }],
]

export const bodiesContract = ({ store }: TestStore): void => {
  describe('a body', () => {
    it.each(STORED)('comes back as it was: %s', async (_, body) => {
      await insertAll(store(), 'users', { ann: body })
      const got = await store().get('users', 'ann')
      const [document] = await store().find('users', {})
      expect(JSON.stringify(got?.body)).toBe(JSON.stringify(body))
      expect(JSON.stringify(document?.body)).toBe(JSON.stringify(body))
    })

    it.each(MENDED)('is kept as its JSON would be: %s', async (_, body, expected) => {
      await insertAll(store(), 'users', { ann: body })
      expect((await store().get('users', 'ann'))?.body).toStrictEqual(expected)
    })

    it('comes back as it was after a replacement too', async () => {
      await insertAll(store(), 'users', { ann: { a: 1 } })
      const body = { items: { 'Dr. Who?': 1 } }
      await store().commit([{ type: 'replace', collection: 'users', id: 'ann', version: 1, body }])
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 2, body })
    })

    it('is no part of the next answer when the reader changes it', async () => {
      await insertAll(store(), 'users', { ann: { list: [1] } })
      const first = await store().get<{ list: number[] }>('users', 'ann')
      try {
        first?.body.list.push(2)
      } catch {
        // A store may refuse it.
      }
      expect((await store().get('users', 'ann'))?.body).toStrictEqual({ list: [1] })
    })
  })

  describe('an id', () => {
    it.each(['a/7', 'a.b', '$a', ' ', "o'brien; DROP TABLE users", 'ünï-日本', 'x'.repeat(500)])(
      'may be any text: %j',
      async (id) => {
        await insertAll(store(), 'users', { [id]: { mine: true }, other: { mine: false } })
        expect(await store().get('users', id)).toStrictEqual({ id, version: 1, body: { mine: true } })
        expect(await store().find('users', { where: eq('mine', true) })).toHaveLength(1)
      },
    )
  })
}

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { CommitFailure, Document, Write } from '../../../src/store/index.ts'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const insert = (id: string, n: number): Write => ({ type: 'insert', collection: 'tasks', id, body: { n } })
const replace = (id: string, version: number, n: number): Write => ({
  type: 'replace',
  collection: 'tasks',
  id,
  version,
  body: { n },
})
const remove = (id: string, version: number): Write => ({ type: 'remove', collection: 'tasks', id, version })

type Case = readonly [title: string, writes: readonly Write[], failure: CommitFailure]
const conflict: CommitFailure = { type: 'conflict', collection: 'tasks', id: 'a' }
const duplicate: CommitFailure = { type: 'duplicate', collection: 'tasks', id: 'a' }

/** Each begins with `a` at version 2 and `b` at version 1. */
const REFUSED: readonly Case[] = [
  ['a replacement of an older version', [replace('a', 1, 9)], conflict],
  ['a replacement of a version still to come', [replace('a', 3, 9)], conflict],
  ['a replacement of nothing', [replace('c', 1, 9)], { ...conflict, id: 'c' }],
  ['a removal of an older version', [remove('a', 1)], conflict],
  ['a removal of nothing', [remove('c', 1)], { ...conflict, id: 'c' }],
  ['an insert of an id that is taken', [insert('a', 9)], duplicate],
  ['the same insert twice in one commit', [insert('c', 1), insert('c', 1)], { ...duplicate, id: 'c' }],
  ['a replacement after the removal', [remove('a', 2), replace('a', 2, 9)], conflict],
  ['two replacements of one version', [replace('a', 2, 8), replace('a', 2, 9)], conflict],
  ['a conflict after writes that fit', [insert('c', 1), replace('b', 1, 9), remove('a', 1)], conflict],
  ['a duplicate after writes that fit', [remove('b', 1), insert('c', 1), insert('a', 9)], duplicate],
  ['writes that fit after a conflict', [replace('a', 1, 9), insert('c', 1), remove('b', 1)], conflict],
]

type CommitCase = readonly [title: string, writes: readonly Write[], kept: readonly Document[]]
const a = { id: 'a', version: 2, body: { n: 2 } }
const b = { id: 'b', version: 1, body: { n: 1 } }

const COMMITS: readonly CommitCase[] = [
  ['nothing at all', [], [a, b]],
  ['an insert at version 1', [insert('c', 5)], [a, b, { id: 'c', version: 1, body: { n: 5 } }]],
  ['a replacement at the next version', [replace('a', 2, 5)], [{ id: 'a', version: 3, body: { n: 5 } }, b]],
  ['a removal', [remove('a', 2)], [b]],
  [
    'three kinds at once',
    [insert('c', 5), replace('b', 1, 6), remove('a', 2)],
    [
      { id: 'b', version: 2, body: { n: 6 } },
      { id: 'c', version: 1, body: { n: 5 } },
    ],
  ],
  ['two steps of one document', [replace('a', 2, 3), replace('a', 3, 4)], [{ id: 'a', version: 4, body: { n: 4 } }, b]],
  ['an insert and its removal', [insert('c', 1), remove('c', 1)], [a, b]],
  ['a removal and a new insert', [remove('a', 2), insert('a', 5)], [{ id: 'a', version: 1, body: { n: 5 } }, b]],
  ['the same body again, as a new version', [replace('b', 1, 1)], [a, { id: 'b', version: 2, body: { n: 1 } }]],
]

export const commitContract = ({ store, location }: TestStore): void => {
  describe('commit', () => {
    const begin = async () => {
      await insertAll(store(), 'tasks', { a: { n: 1 }, b: { n: 1 } })
      await store().commit([replace('a', 1, 2)])
    }

    it.each(COMMITS)('keeps %s', async (_, writes, expected) => {
      await begin()
      expect(await store().commit(writes)).toEqual(E.right(undefined))
      expect(await store().find('tasks', {})).toStrictEqual(expected)
    })

    it.each(REFUSED)('refuses %s, and keeps none of its writes', async (_, writes, failure) => {
      await begin()
      expect(await store().commit(writes)).toStrictEqual(E.left(failure))
      expect(await store().find('tasks', {})).toStrictEqual([a, b])
    })

    it('takes back what it wrote to other collections too', async () => {
      await insertAll(store(), 'tasks', { a: { n: 1 } })
      const ann: Write = { type: 'insert', collection: 'users', id: 'ann', body: {} }
      await store().commit([ann, replace('a', 7, 9)])
      expect(await store().count('users')).toBe(0)
    })

    it('refuses only the one that does not fit of many that arrive together', async () => {
      const results = await Promise.all(
        ['c', 'd', 'c', 'e'].map((id, n) => store().commit([insert(id, n), insert(`${id}-${n}`, n)])),
      )
      expect(results.filter(E.isLeft)).toStrictEqual([E.left({ ...duplicate, id: 'c' })])
      expect(await store().count('tasks')).toBe(6)
    })

    it('keeps the body as it was when the commit was asked for', async () => {
      const body = { n: 1 }
      const committed = store().commit([{ type: 'insert', collection: 'tasks', id: 'c', body }])
      body.n = 2
      await committed
      expect(await store().get('tasks', 'c')).toMatchObject({ body: { n: 1 } })
    })

    it('keeps what was asked for before the store was closed', async () => {
      const closing = await openStoreAt(location())
      const committed = closing.commit([insert('a', 1), insert('b', 1)])
      await closing.close()
      expect(await committed).toEqual(E.right(undefined))
      expect(await store().count('tasks')).toBe(2)
    })
  })
}

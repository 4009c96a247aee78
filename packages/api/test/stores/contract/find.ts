import { describe, expect, it } from 'vitest'
import { contains, eq, type JsonObject, type Query } from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const TASKS: Readonly<Record<string, JsonObject>> = {
  d: { type: 'daily', value: 3, text: 'b' },
  a: { type: 'daily', value: -1, text: 'B' },
  c: { type: 'habit', value: 3, text: 'a' },
  e: { type: 'habit', text: 'é' },
  b: { type: 'daily', value: null, text: 'z' },
  f: { type: 'habit', value: 2.5, text: '' },
}

const QUERIES: readonly (readonly [title: string, query: Query, ids: string])[] = [
  ['all of them by id', {}, 'abcdef'],
  ['those that the filter lets through', { where: eq('type', 'daily') }, 'abd'],
  ['by a number, nothing and null first', { sort: [{ path: 'value', order: 'ascending' }] }, 'beafcd'],
  ['by a number backwards, alike ones still by id', { sort: [{ path: 'value', order: 'descending' }] }, 'cdfabe'],
  ['by a text, byte by byte', { sort: [{ path: 'text', order: 'ascending' }] }, 'facdbe'],
  [
    'by a text, whatever its case, letters with marks beside those without',
    { ids: ['a', 'b', 'c', 'd', 'e'], sort: [{ path: 'text', order: 'ascending', ignoresCase: true }] },
    'cadeb',
  ],
  [
    'by one field, then by another',
    {
      sort: [
        { path: 'type', order: 'descending' },
        { path: 'value', order: 'ascending' },
      ],
    },
    'efcbad',
  ],
  ['the first two', { limit: 2 }, 'ab'],
  ['all but the first four', { skip: 4 }, 'ef'],
  ['the second page of two', { skip: 2, limit: 2 }, 'cd'],
  [
    'a page of a filtered and sorted list',
    { where: eq('type', 'habit'), sort: [{ path: 'text', order: 'descending' }], skip: 1, limit: 1 },
    'c',
  ],
  ['none when none are wanted', { limit: 0 }, ''],
  ['those of some ids that the filter lets through', { ids: ['b', 'c', 'x', 'a'], where: eq('type', 'daily') }, 'ab'],
  ['some ids, a page', { ids: ['e', 'c', 'a'], after: 'a', limit: 1 }, 'c'],
  ['those after an id', { after: 'd' }, 'ef'],
  ['a page after an id, filtered', { where: eq('type', 'daily'), after: 'a', limit: 1 }, 'b'],
  ['none behind the last one', { skip: 6, limit: 2 }, ''],
]

export const findContract = ({ store }: TestStore): void => {
  describe('find', () => {
    it.each(QUERIES)('answers %s', async (_, query, ids) => {
      await insertAll(store(), 'tasks', TASKS)
      const documents = await store().find('tasks', query)
      expect(documents.map(({ id }) => id).join('')).toBe(ids)
    })

    it('answers the next page of those whose list has an entry', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e']
      await insertAll(store(), 'users', Object.fromEntries(ids.map((id) => [id, { guilds: ['owls', id], name: id }])))
      const page = async (query: Query) =>
        (await store().find('users', { where: contains('guilds', 'owls'), ...query })).map(({ id }) => id).join('')
      expect(await page({ limit: 2 })).toBe('ab')
      expect(await page({ limit: 2, after: 'b' })).toBe('cd')
      expect(await page({ limit: 2, after: 'd' })).toBe('e')
      expect(await page({ limit: 2, sort: [{ path: 'name', order: 'descending' }], skip: 1 })).toBe('dc')
    })

    it('answers whole documents', async () => {
      await insertAll(store(), 'tasks', TASKS)
      const [document] = await store().find('tasks', { where: eq('text', 'z') })
      expect(document).toStrictEqual({ id: 'b', version: 1, body: { type: 'daily', value: null, text: 'z' } })
    })

    it('answers more documents than one reply holds', async () => {
      const many = Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`task-${n}`, { n }]))
      await insertAll(store(), 'tasks', many)
      const documents = await store().find('tasks', { sort: [{ path: 'n', order: 'ascending' }] })
      expect(documents.map(({ body }) => body['n'])).toEqual(Array.from({ length: 700 }, (_, n) => n))
    })
  })

  describe('count', () => {
    it('counts all of a collection, or those that the filter lets through', async () => {
      await insertAll(store(), 'tasks', TASKS)
      expect(await store().count('tasks')).toBe(6)
      expect(await store().count('tasks', eq('type', 'habit'))).toBe(3)
      expect(await store().count('tasks', eq('type', 'todo'))).toBe(0)
      expect(await store().count('users')).toBe(0)
    })
  })

  describe('size', () => {
    it('is that of the bodies, of all or of those that the filter lets through', async () => {
      const text = 'é'.repeat(5_000)
      await insertAll(store(), 'tasks', {
        a: { type: 'habit', text },
        b: { type: 'daily', text },
        c: { type: 'daily' },
      })
      const [all, dailies] = [await store().size('tasks'), await store().size('tasks', eq('type', 'daily'))]
      expect(all).toBeGreaterThan(20_000)
      expect(all).toBeLessThan(20_300)
      expect(dailies).toBeGreaterThan(10_000)
      expect(dailies).toBeLessThan(10_200)
      expect(await store().size('tasks', eq('type', 'todo'))).toBe(0)
      expect(await store().size('users')).toBe(0)
    })
  })
}

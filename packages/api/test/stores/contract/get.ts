import { describe, expect, it } from 'vitest'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

export const getContract = ({ store, location }: TestStore): void => {
  describe('get', () => {
    it('answers the document at version 1 once it is inserted', async () => {
      await insertAll(store(), 'users', { ann: { name: 'Ann' } })
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 1, body: { name: 'Ann' } })
    })

    it('answers nothing for an id that nobody has', async () => {
      expect(await store().get('users', 'nobody')).toBeUndefined()
    })

    it('keeps the ids of two collections apart', async () => {
      await insertAll(store(), 'users', { ann: {} })
      expect(await store().get('tasks', 'ann')).toBeUndefined()
    })

    it('finds all of it again in a store opened later', async () => {
      await insertAll(store(), 'users', { ann: { name: 'Ann' } })
      const later = await openStoreAt(location())
      expect(await later.get('users', 'ann')).toStrictEqual({ id: 'ann', version: 1, body: { name: 'Ann' } })
      await later.close()
    })
  })

  describe('getMany', () => {
    it('answers those that exist, each once, in the order asked for', async () => {
      await insertAll(store(), 'tasks', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
      const documents = await store().getMany('tasks', ['c', 'nobody', 'a', 'c'])
      expect(documents).toStrictEqual([
        { id: 'c', version: 1, body: { n: 3 } },
        { id: 'a', version: 1, body: { n: 1 } },
      ])
    })

    it('answers nothing when asked for nothing', async () => {
      expect(await store().getMany('tasks', [])).toEqual([])
    })

    it('takes as many ids as a player has tasks', async () => {
      const ids = Array.from({ length: 1500 }, (_, n) => `task-${n}`)
      await insertAll(store(), 'tasks', Object.fromEntries(ids.slice(0, 300).map((id) => [id, {}])))
      expect(await store().getMany('tasks', ids)).toHaveLength(300)
    })
  })
}

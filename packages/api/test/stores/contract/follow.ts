import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Following, Inserted } from '../../../src/store/index.ts'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

/** Now, since what is older expires. */
const NOW = Date.now()

export const followContract = ({ store, location }: TestStore): void => {
  describe('following a collection', () => {
    const followed: Following[] = []
    afterEach(async () => {
      await Promise.all(followed.splice(0).map(({ stop }) => stop()))
    })
    const follow = (since: number, from = store()) => {
      const inserted: Inserted[] = []
      followed.push(from.follow('liveEvents', { since, onInserted: (found) => void inserted.push(...found) }))
      return inserted
    }
    const ids = (inserted: ReadonlyArray<Inserted>) => inserted.map(({ id }) => id)

    it('hands over what was inserted since an instant, then what comes, each once, in order', async () => {
      await insertAll(store(), 'liveEvents', { old: { at: NOW - 2000 } })
      await insertAll(store(), 'liveEvents', { a: { at: NOW }, b: { at: NOW + 1 } })
      const inserted = follow(NOW)
      await vi.waitFor(() => expect(ids(inserted)).toEqual(['a', 'b']))
      await insertAll(store(), 'liveEvents', { c: { at: NOW + 2, events: [1] } })
      await vi.waitFor(() => expect(ids(inserted)).toEqual(['a', 'b', 'c']))
      expect(inserted.at(-1)?.body).toEqual({ at: NOW + 2, events: [1] })
      expect(inserted.map(({ position }) => position)).toEqual(inserted.map(({ position }) => position).toSorted())
    })

    it('is told of what another process inserts, at the same positions', async () => {
      const other = await openStoreAt(location())
      const [here, there] = [follow(NOW), follow(NOW, other)]
      await insertAll(other, 'liveEvents', { a: { at: NOW } })
      await insertAll(store(), 'liveEvents', { b: { at: NOW } })
      await vi.waitFor(
        () =>
          expect([ids(here), ids(there)]).toEqual([
            ['a', 'b'],
            ['a', 'b'],
          ]),
        { timeout: 5000 },
      )
      expect(here.map(({ position }) => position)).toEqual(there.map(({ position }) => position))
      await Promise.all(followed.splice(0).map(({ stop }) => stop()))
      await other.close()
    })

    it('never gives a position twice, also when everything has expired', async () => {
      const inserted = follow(NOW)
      await insertAll(store(), 'liveEvents', { a: { at: NOW } })
      await vi.waitFor(() => expect(ids(inserted)).toEqual(['a']))
      await store().commit([{ type: 'remove', collection: 'liveEvents', id: 'a', version: 1 }])
      await insertAll(store(), 'liveEvents', { b: { at: NOW } })
      await vi.waitFor(() => expect(ids(inserted)).toEqual(['a', 'b']))
      expect(inserted[1] && inserted[0] && inserted[1].position > inserted[0].position).toBe(true)
    })
  })
}

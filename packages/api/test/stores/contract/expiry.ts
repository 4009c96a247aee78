import { describe, expect, it, vi } from 'vitest'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const DAY = 24 * 60 * 60 * 1000
/** Tomorrow: the store that is open already goes by the real clock and must not remove anything itself. */
const NOW = Date.now() + DAY

export const expiryContract = ({ store, location }: TestStore): void => {
  describe('expiry', () => {
    it('removes journal entries that are older than 30 days, and nothing else', async () => {
      await insertAll(store(), 'journal', {
        'ann/1': { userId: 'ann', at: NOW - 31 * DAY },
        'ann/2': { userId: 'ann', at: NOW - 30 * DAY - 1 },
        'ann/3': { userId: 'ann', at: NOW - 30 * DAY },
        'ann/4': { userId: 'ann', at: NOW },
        'ann/5': { userId: 'ann' },
      })
      await insertAll(store(), 'tasks', { old: { at: NOW - 400 * DAY } })
      const sweeping = await openStoreAt(location(), { clock: () => NOW })
      await vi.waitFor(async () => expect(await store().count('journal')).toBe(3))
      await sweeping.close()
      expect((await store().find('journal', {})).map(({ id }) => id)).toEqual(['ann/3', 'ann/4', 'ann/5'])
      expect(await store().count('tasks')).toBe(1)
    })
  })
}

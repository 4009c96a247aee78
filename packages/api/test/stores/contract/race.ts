import { describe, expect, it } from 'vitest'
import type { Store } from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import { addAmounts } from './add-amounts.ts'
import { insertAll } from './insert-all.ts'

export const raceContract = ({ store, location }: TestStore): void => {
  describe('a race', () => {
    it('of fifty increments of one document ends at exactly fifty', async () => {
      await insertAll(store(), 'users', { ann: { n: 0 } })
      await Promise.all(Array.from({ length: 50 }, () => increment(store())))
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 51, body: { n: 50 } })
    }, 60_000)

    it('of fifty increments through two stores ends at exactly fifty', async () => {
      await insertAll(store(), 'users', { ann: { n: 0 } })
      const other = await openStoreAt(location())
      await Promise.all(Array.from({ length: 50 }, (_, n) => increment(n % 2 === 0 ? store() : other)))
      await other.close()
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 51, body: { n: 50 } })
    }, 60_000)

    it('between two purses never makes or loses a coin', async () => {
      await insertAll(store(), 'users', { ann: { n: 30 }, bob: { n: 30 } })
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? pay(store(), 'ann', 'bob') : pay(store(), 'bob', 'ann'))),
      )
      const purses = await store().getMany<{ n: number }>('users', ['ann', 'bob'])
      expect(purses.map(({ body }) => body.n)).toEqual([40, 20])
    }, 60_000)
  })
}

const increment = (store: Store): Promise<void> => addAmounts(store, { ann: 1 })

const pay = (store: Store, from: string, to: string): Promise<void> => addAmounts(store, { [from]: -1, [to]: 1 })

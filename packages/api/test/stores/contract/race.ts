import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../../src/store/index.ts'
import type { Subject } from '../store-under-test.ts'
import { keep } from './keep.ts'

/** Each conflict means that another one got through, so fifty writers need fifty rounds at the very most. */
const ROUNDS = 50

export const raceContract = ({ store, open }: Subject): void => {
  describe('a race', () => {
    it('of fifty increments of one document ends at exactly fifty', async () => {
      await keep(store(), 'users', { ann: { n: 0 } })
      await Promise.all(Array.from({ length: 50 }, () => increment(store())))
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 51, body: { n: 50 } })
    }, 60_000)

    it('of fifty increments through two stores ends at exactly fifty', async () => {
      await keep(store(), 'users', { ann: { n: 0 } })
      const other = await open()
      await Promise.all(Array.from({ length: 50 }, (_, n) => increment(n % 2 === 0 ? store() : other)))
      await other.close()
      expect(await store().get('users', 'ann')).toStrictEqual({ id: 'ann', version: 51, body: { n: 50 } })
    }, 60_000)

    it('between two purses never makes or loses a coin', async () => {
      await keep(store(), 'users', { ann: { n: 30 }, bob: { n: 30 } })
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? pay(store(), 'ann', 'bob') : pay(store(), 'bob', 'ann'))),
      )
      const purses = await store().getMany<{ n: number }>('users', ['ann', 'bob'])
      expect(purses.map(({ body }) => body.n)).toEqual([40, 20])
    }, 60_000)
  })
}

const increment = (store: Store): Promise<void> => change(store, { ann: 1 })

const pay = (store: Store, from: string, to: string): Promise<void> => change(store, { [from]: -1, [to]: 1 })

/** Reads, adds and commits until it gets through. */
const change = async (store: Store, amounts: Readonly<Record<string, number>>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round++) {
    const read = await store.getMany<{ n: number }>('users', Object.keys(amounts))
    const result = await store.commit(
      read.map(({ id, version, body }) => ({
        type: 'replace' as const,
        collection: 'users' as const,
        id,
        version,
        body: { n: body.n + (amounts[id] ?? 0) },
      })),
    )
    if (E.isRight(result)) return
    if (result.left.type !== 'conflict') throw new Error(JSON.stringify(result.left))
  }
  throw new Error('A writer did not get through.')
}

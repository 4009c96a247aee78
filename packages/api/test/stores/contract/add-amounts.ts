import * as E from 'fp-ts/lib/Either.js'
import type { Store } from '../../../src/store/index.ts'

/** Each conflict means that another one got through, so this is more than any of our races needs. */
const ROUNDS = 100

/** Adds the amounts to the `n` of these users: reads and commits until it gets through. */
export const addAmounts = async (store: Store, amounts: Readonly<Record<string, number>>): Promise<void> => {
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

import * as E from 'fp-ts/lib/Either.js'
import type { CollectionName, JsonObject, Store } from '../../../src/store/index.ts'

/** Inserts these bodies by their ids; a refusal is an error of the test. */
export const insertAll = async (
  store: Store,
  collection: CollectionName,
  bodies: Readonly<Record<string, JsonObject>>,
): Promise<void> => {
  const result = await store.commit(
    Object.entries(bodies).map(([id, body]) => ({ type: 'insert' as const, collection, id, body })),
  )
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
}

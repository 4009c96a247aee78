import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { openStore } from '../../../api/src/store/index.ts'

/** Adds food to a player's inventory in the store, while the server is down. */
export const seedFood = async (
  dataDir: string,
  userId: string,
  food: Readonly<Record<string, number>>,
): Promise<void> => {
  const opened = await openStore({ dataDir })
  if (E.isLeft(opened)) throw new Error(opened.left.reason)
  const store = opened.right
  const user = await store.get<User>('users', userId)
  if (user === undefined) throw new Error(`no player ${userId}`)
  const body = { ...user.body, items: { ...user.body.items, food: { ...user.body.items.food, ...food } } }
  const kept = await store.commit([
    { type: 'replace', collection: 'users', id: user.id, version: user.version, body: body as never },
  ])
  await store.close()
  if (E.isLeft(kept)) throw new Error(`the larder could not be stocked: ${kept.left.type}`)
}

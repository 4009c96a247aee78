import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { openStore } from '../../../api/src/store/index.ts'

/** Changes a player in the store, while the server is down. */
export const seedPlayer = async (dataDir: string, userId: string, change: (user: User) => User): Promise<void> => {
  const opened = await openStore({ dataDir })
  if (E.isLeft(opened)) throw new Error(opened.left.reason)
  const store = opened.right
  const user = await store.get<User>('users', userId)
  if (user === undefined) throw new Error(`no player ${userId}`)
  const body = change(user.body)
  const committed = await store.commit([
    { type: 'replace', collection: 'users', id: user.id, version: user.version, body: body as never },
  ])
  await store.close()
  if (E.isLeft(committed)) throw new Error(`the player could not be changed: ${committed.left.type}`)
}

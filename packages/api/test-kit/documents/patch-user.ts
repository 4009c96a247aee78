import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { JsonObject } from '../../src/store/index.ts'
import type { TestServer } from '../test-server.ts'
import type { TestPlayer } from '../client.ts'

/** Puts a player into the state that a test begins with, past all rules. */
export const patchUser = async (
  { app }: Pick<TestServer, 'app'>,
  { id }: Pick<TestPlayer, 'id'>,
  change: (user: User) => User,
): Promise<void> => {
  const found = await app.store.get<User>('users', id)
  if (found === undefined) throw new Error(`no player ${id}`)
  const body = change(found.body) as unknown as JsonObject
  const { version } = found
  const committed = await app.store.commit([{ type: 'replace', collection: 'users', id, version, body }])
  if (E.isLeft(committed)) throw new Error(`the player moved meanwhile: ${committed.left.type}`)
}

import type { User } from '@daykeep/rules/model'
import { registerPlayer, type TestPlayer } from './client.ts'
import { expectGranted } from './party.ts'
import { patchUser } from './documents/patch-user.ts'
import type { TestServer } from './test-server.ts'

/** A new player with these privileges. */
export const registerStaff = async (server: TestServer, ...privileges: ReadonlyArray<string>): Promise<TestPlayer> => {
  const player = await registerPlayer(server)
  const permissions = Object.fromEntries(privileges.map((privilege) => [privilege, true]))
  await patchUser(server, player, (user) => ({ ...user, permissions }))
  return player
}

export type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

/** The list that a call answers. */
export const rowsOf = async (by: TestPlayer, path: string): Promise<Rows> =>
  (await expectGranted(by.call('GET', path))).body.data as unknown as Rows

/** The document of a player, as it is stored. */
export const storedUser = async (server: TestServer, { id }: TestPlayer): Promise<User | undefined> =>
  (await server.app.store.get<User>('users', id))?.body

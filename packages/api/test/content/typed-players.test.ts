import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const flagsNamed = (names: string) => t.type(Object.fromEntries(names.split(' ').map((name) => [name, t.boolean])))

/** What a strictly typed client of others demands of every player that it reads. */
const TYPED_PLAYER = t.type({
  flags: t.type({
    tutorial: t.type({
      common: flagsNamed(
        'habits dailies todos rewards party pets gems skills classes tavern equipment items mounts inbox stats',
      ),
      ios: flagsNamed('addTask editTask deleteTask filterTask groupPets inviteParty reorderTask'),
    }),
  }),
})

describe('players for typed clients', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it.each([
    ['/api/v3/user', 'data'],
    ['/api/v3/user/anonymized', 'data.user'],
    ['/export/userdata.json', ''],
  ])('%s has the tutorials that were not seen as false (api 3.1)', async (path, at) => {
    const { body } = await player.call('GET', path)
    const found = at === '' ? body : at.split('.').reduce<unknown>((value, key) => Object(value)[key], body)
    const decoded = TYPED_PLAYER.decode(found)
    expect(E.isRight(decoded) ? [] : PathReporter.report(decoded).slice(0, 3)).toEqual([])
  })
})

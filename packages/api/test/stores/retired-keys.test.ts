import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

/** The game after two eggs of the past went, one of them with a successor. */
const catalogue = { ...stockedCatalogue(), retired: { eggs: { OldWolf: 'Wolf', Moth: null } } }

describe('a key that content retired', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ catalogue })
  })
  afterAll(() => server.stop())

  it('is read as its successor, and stored so with the next command', async () => {
    const player = await registerPlayer(server)
    await patchUser(server, player, holdingOldEggs)
    const read = await player.user()
    expect(read.items.eggs).toEqual({ Wolf: 3 })
    expect(read.items.currentPet).toBe('Wolf-Base')
    expect(await player.call('POST', '/user/hatch/Wolf/Base')).toMatchObject({ status: 200 })
    expect((await player.user()).items).toMatchObject({ eggs: { Wolf: 2 }, pets: { 'Wolf-Base': 5 } })
  })
})

const holdingOldEggs = (user: User): User => {
  const items: object = {
    eggs: { OldWolf: 2, Wolf: 1, Moth: 4 },
    hatchingPotions: { Base: 1 },
    currentPet: 'OldWolf-Base',
  }
  return { ...user, items: { ...user.items, ...items } }
}

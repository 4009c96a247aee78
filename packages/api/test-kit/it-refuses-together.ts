import { asKey, type Group, type User, type UserId } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from './client.ts'
import { patchUser } from './documents/patch-user.ts'
import { foundParty } from './party.ts'
import type { UserChange } from './states.ts'
import { stockedCatalogue } from './stocked-catalogue.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A party of two, and somebody who is not in it. */
export type PartyScene = {
  readonly server: TestServer
  readonly party: string
  readonly leader: TestPlayer
  readonly member: TestPlayer
  readonly outsider: TestPlayer
}

type Somebody = 'leader' | 'member' | 'outsider'

/** The id of no player. */
export const NOBODY = 'c38c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

/** For `before`: one of the scene is changed. */
export const change =
  (who: Somebody, to: UserChange) =>
  (scene: PartyScene): Promise<void> =>
    patchUser(scene.server, scene[who], to)

export const muted: UserChange = (user) => ({ ...user, flags: { ...user.flags, chatRevoked: true } })

/** For `before`: one of the scene blocks another. */
export const blocking =
  (who: Somebody, whom: Somebody) =>
  (scene: PartyScene): Promise<void> =>
    change(who, (user) => ({ ...user, inbox: { ...user.inbox, blocks: [asKey<UserId>(scene[whom].id)] } }))(scene)

/** PARTY, LEADER, MEMBER and OUTSIDER in call and body stand for ids. `field`: of a validation error. */
export type SharedRefusal = readonly [
  by: Somebody,
  call: string,
  when: string,
  status: 400 | 401 | 404,
  key: string,
  given?: {
    readonly before?: (scene: PartyScene) => Promise<unknown>
    readonly body?: unknown
    readonly field?: string
  },
]

/** Each call is refused with this status and key, in a sentence, and nobody and nothing has changed after it. */
export const itRefusesTogether = (what: string, rows: readonly SharedRefusal[]) =>
  describe(`${what}: what is refused`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ catalogue: stockedCatalogue() })
    })
    afterAll(() => server.stop())

    it.each(rows.map(toCase))('$by $call when $when: $status $key', async ({ by, call, status, key, given }) => {
      const { id: party, leader, members } = await foundParty(server)
      const scene = { server, party, leader, member: members[0], outsider: await registerPlayer(server) }
      await given.before?.(scene)
      const before = await everything(scene)
      const [method = '', path = ''] = withIds(scene, call).split(' ')
      const body = given.body === undefined ? {} : { body: JSON.parse(withIds(scene, JSON.stringify(given.body))) }
      const response = await scene[by].call(method, path, body)
      expect(response).toMatchObject({ status, body: { success: false, key } })
      expect(response.body.message, 'a sentence, not a key').toMatch(/ /)
      if (given.field !== undefined) expect(response.body.errors?.map(({ param }) => param)).toEqual([given.field])
      expect(await everything(scene)).toEqual(before)
    })
  })

const toCase = ([by, call, when, status, key, given = {}]: SharedRefusal) => ({ by, call, when, status, key, given })

const withIds = ({ party, leader, member, outsider }: PartyScene, text: string): string =>
  text
    .replaceAll('PARTY', party)
    .replaceAll('LEADER', leader.id)
    .replaceAll('MEMBER', member.id)
    .replaceAll('OUTSIDER', outsider.id)

const everything = async ({ server, party, leader, member, outsider }: PartyScene) => {
  const { store } = server.app
  return [
    await store.get<Group>('groups', party),
    await store.getMany<User>(
      'users',
      [leader, member, outsider].map(({ id }) => id),
    ),
  ]
}

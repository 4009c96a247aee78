import { asKey, type EggKey, type FoodKey, type PetKey, type PotionKey } from '@daykeep/rules/model'
import type { TestPlayer, TestResponse } from '../../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../../test-kit/party.ts'
import { patchUser } from '../../../test-kit/documents/patch-user.ts'
import { createSamples } from '../../../test-kit/sample-documents.ts'
import type { TestServer } from '../../../test-kit/test-server.ts'
import { onBoard, postMessage, startChallenge, writeTo } from '../../../test-kit/chat-and-challenges.ts'

export type Scene = { readonly server: TestServer; readonly player: TestPlayer }
export type Exercise = (scene: Scene) => Promise<TestResponse>

type CallInParty = { readonly method: string; readonly path: string; readonly body?: unknown }

/** A call of the leader about a party that the player is in. */
export const inParty =
  (call: (id: string, member: string) => CallInParty): Exercise =>
  async ({ server, player }) => {
    const { leader, id } = await foundParty(server, player)
    const { method, path, body } = call(id, player.id)
    return leader.call(method, path, { body })
  }

export const withQuest = async ({ server, player }: Scene) => {
  const party = await foundParty(server, player)
  return { ...party, invitation: await inviteToQuest(server, party.leader, 'dustbunnies') }
}

/** The player with full access. */
export const chief = async ({ server, player }: Scene): Promise<TestPlayer> => {
  await patchUser(server, player, (user) => ({ ...user, permissions: { fullAccess: true } }))
  return player
}

export const asChief =
  (method: string, path: string, body?: unknown): Exercise =>
  async (scene) =>
    (await chief(scene)).call(method, path, { body })

/** A call about something that the player, as staff, has made before. */
export const ofMade =
  (madeBy: string, given: unknown, method: string, body?: unknown): Exercise =>
  async (scene) => {
    const { id } = (await asChief('POST', madeBy, given)(scene)).body.data
    return scene.player.call(method, `${madeBy}/${String(id)}`, { body })
  }

export const A_BLOCKER = { type: 'client', value: 'a-bot' }
export const A_POST = { title: 'Spring', text: 'It is here.', published: true }

export const moderator = async ({ server, player }: Scene): Promise<TestPlayer> => {
  await patchUser(server, player, (user) => ({ ...user, permissions: { moderator: true } }))
  return player
}

/** A call about a message of the leader, by the player, who is in the same party. */
export const aboutMessage =
  (method: string, path = ''): Exercise =>
  async (scene) => {
    const { leader } = await foundParty(scene.server, scene.player)
    return scene.player.call(method, `/groups/party/chat/${await postMessage(leader)}${path}`)
  }

export const aboutLetter =
  (call: (letter: { readonly id: string; readonly uniqueMessageId: string }) => readonly [string, string]): Exercise =>
  async ({ server, player }) => {
    const { leader } = await foundParty(server)
    const [method, path] = call(await writeTo(player, leader))
    return player.call(method, path)
  }

/** A call of the leader about a challenge in which the player takes part. */
export const ofChallenge =
  (method: string, path: (id: string, player: string) => string, body?: unknown): Exercise =>
  async ({ server, player }) => {
    const party = await foundParty(server, player)
    const { id } = await startChallenge(party)
    return party.leader.call(method, path(id, player.id), { body })
  }

export const ofBoard =
  (
    path: (task: string, player: string) => string,
    body?: (player: string) => unknown,
    prepare?: (leader: TestPlayer, player: TestPlayer, task: string) => Promise<unknown>,
  ): Exercise =>
  async ({ server, player }) => {
    const party = await foundParty(server, player)
    const task = await onBoard(server, party)
    await prepare?.(party.leader, player, task)
    return party.leader.call('POST', path(task, player.id), { body: body?.(player.id) })
  }

export const assigned = (leader: TestPlayer, player: TestPlayer, task: string) =>
  expectGranted(leader.call('POST', `/tasks/${task}/assign`, { body: [player.id] }))
export const done = async (leader: TestPlayer, player: TestPlayer, task: string) => {
  await assigned(leader, player, task)
  return expectGranted(player.call('POST', `/tasks/${task}/score/up`))
}

export const habit = { type: 'habit', text: 'Read' }

export const task = async ({ player }: Scene, body: unknown): Promise<string> =>
  String((await player.call('POST', '/tasks/user', { body })).body.data['id'])

export const NOTICE = 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

/** Gold, food and what hatches; a notification that waits; a class to spend points on. */
const equipped = async (scene: Scene): Promise<Scene> => {
  await patchUser(scene.server, scene.player, (user) => ({
    ...user,
    balance: 10,
    stats: { ...user.stats, gp: 1000, hp: 20, mp: 50, lvl: 12, points: 5 },
    flags: { ...user.flags, classSelected: true },
    notifications: [{ id: NOTICE, type: 'STREAK_ACHIEVEMENT', data: {}, seen: false }],
    items: {
      ...user.items,
      eggs: { [asKey<EggKey>('Wolf')]: 2 },
      hatchingPotions: { [asKey<PotionKey>('Base')]: 2 },
      food: { [asKey<FoodKey>('Meat')]: 5 },
      pets: { [asKey<PetKey>('Fox-Base')]: 5 },
    },
  }))
  return scene
}

export const post =
  (path: string, body?: unknown): Exercise =>
  async (scene) =>
    (await equipped(scene)).player.call('POST', path, { body })

export const get =
  (path: string): Exercise =>
  ({ player }) =>
    player.call('GET', path)

export const inTown =
  (path: string, caller: 'member' | 'leader' = 'member'): Exercise =>
  async ({ server }) =>
    (await createSamples(server))[caller].call('GET', path)

import { SCHEMA_VERSION, STEPS } from '@daykeep/rules/migrations'
import * as E from 'fp-ts/lib/Either.js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject, Store } from '../../src/store/index.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, PASSWORD, type TestPlayer } from '../../test-kit/client.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'

type VersionedCollection = 'users' | 'tasks'

/** A player as the first release kept them: no count of commands, no mark, invitations without a group. */
const asAtFirst = ({ [SCHEMA_VERSION]: _mark, turn: _turn, lastCommand: _last, ...user }: JsonObject): JsonObject => ({
  ...user,
  invitations: { guilds: [], parties: [{}], party: {} },
})

/** A task as the first release kept it: without a word on challenges and groups. */
const looseTask = ({
  [SCHEMA_VERSION]: _mark,
  challenge: _challenge,
  group: _group,
  ...task
}: JsonObject): JsonObject => task

describe('a document of an older release', () => {
  let folder: string
  let store: Store
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-shapes-'))
    store = await openStoreAt({ type: 'sqlite', dataDir: folder })
    server = await startTestServer({ store })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const bodyOf = async (collection: VersionedCollection, id: string): Promise<JsonObject> => {
    const document = await store.get(collection, id)
    if (document === undefined) throw new Error(`nothing under ${collection}/${id}`)
    return document.body
  }
  const rewrite = async (
    collection: VersionedCollection,
    id: string,
    change: (body: JsonObject) => JsonObject,
  ): Promise<JsonObject> => {
    const version = (await store.get(collection, id))?.version ?? 0
    const body = change(await bodyOf(collection, id))
    const committed = await store.commit([{ type: 'replace', collection, id, version, body }])
    expect(E.isRight(committed)).toBe(true)
    return body
  }
  const aHabitOf = async ({ call }: TestPlayer): Promise<string> =>
    String((await call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })).body.data['id'])

  it('is read as one of today, and loses nothing but what never had a meaning', async () => {
    const player = await registerPlayer(server)
    const today = await player.user()
    await rewrite('users', player.id, asAtFirst)
    expect(await player.user()).toMatchObject({
      stats: today.stats,
      items: today.items,
      preferences: today.preferences,
      tags: today.tags,
      invitations: { guilds: [], parties: [], party: {} },
    })
  })

  it('is played on, and kept in the shape of today with its mark', async () => {
    // the journal of turns is younger than the first shapes: nothing was played yet, and the habit came with the player
    const player = await registerPlayer(server, { 'x-client': 'habitica-ios' })
    const habit = String((await player.tasks('habits'))[0]?._id)
    const oldUser = await rewrite('users', player.id, asAtFirst)
    const oldTask = await rewrite('tasks', habit, looseTask)
    expect(await player.call('POST', `/tasks/${habit}/score/up`)).toMatchObject({ status: 200 })
    const user = await bodyOf('users', player.id)
    const task = await bodyOf('tasks', habit)
    expect(Object.keys(oldUser).filter((field) => !(field in user))).toEqual([])
    expect(Object.keys(oldTask).filter((field) => !(field in task))).toEqual([])
    expect(user).toMatchObject({
      [SCHEMA_VERSION]: STEPS.user.length,
      turn: 1,
      tags: oldUser['tags'],
      auth: { local: {} },
    })
    expect(task).toMatchObject({
      [SCHEMA_VERSION]: STEPS.task.length,
      value: 1,
      text: oldTask['text'],
      challenge: {},
      group: { assignedUsers: [], completedBy: {} },
    })
  })

  it('gets its mark with every first write: a registration, a new task, a new name', async () => {
    const player = await registerPlayer(server)
    expect((await bodyOf('users', player.id))[SCHEMA_VERSION]).toBe(STEPS.user.length)
    expect((await bodyOf('tasks', await aHabitOf(player)))[SCHEMA_VERSION]).toBe(STEPS.task.length)
    await rewrite('users', player.id, asAtFirst)
    const body = { username: 'older-and-wiser', password: PASSWORD }
    expect(await player.call('PUT', '/user/auth/update-username', { body })).toMatchObject({ status: 200 })
    expect((await bodyOf('users', player.id))[SCHEMA_VERSION]).toBe(STEPS.user.length)
  })

  it('never shows its mark to a caller', async () => {
    const player = await registerPlayer(server)
    const habit = await aHabitOf(player)
    expect(await player.user()).not.toHaveProperty(SCHEMA_VERSION)
    expect((await player.call('GET', `/tasks/${habit}`)).body.data).not.toHaveProperty(SCHEMA_VERSION)
  })

  it.each<
    readonly [why: string, collection: VersionedCollection, change: (body: JsonObject) => JsonObject, key: string]
  >([
    [
      'a player of a later release',
      'users',
      (user) => ({ ...user, [SCHEMA_VERSION]: STEPS.user.length + 1 }),
      'newerShape',
    ],
    [
      'a task of a later release',
      'tasks',
      (task) => ({ ...task, [SCHEMA_VERSION]: STEPS.task.length + 1 }),
      'newerShape',
    ],
    [
      'a player with a mark that counts nothing',
      'users',
      (user) => ({ ...user, [SCHEMA_VERSION]: 'new' }),
      'newerShape',
    ],
    ['an old player without stats', 'users', ({ stats: _stats, ...user }) => asAtFirst(user), 'brokenShape'],
    ['an old task of no type', 'tasks', ({ type: _type, ...task }) => looseTask(task), 'brokenShape'],
  ])('%s is refused in a sentence and stays as it is', async (_, collection, change, key) => {
    const player = await registerPlayer(server)
    const habit = await aHabitOf(player)
    const id = collection === 'users' ? player.id : habit
    const stored = await rewrite(collection, id, change)
    const response = await player.call('POST', `/tasks/${habit}/score/up`)
    expect(response).toMatchObject({ status: 500, body: { success: false, error: 'InternalServerError', key } })
    expect(response.body.message).toMatch(/ /)
    expect(await bodyOf(collection, id)).toEqual(stored)
  })
})

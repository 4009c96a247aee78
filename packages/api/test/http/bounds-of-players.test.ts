import { LIMITS, type Task } from '@daykeep/rules/model'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJson } from '../../src/store/index.ts'
import { createClient, PASSWORD, playerWithLogin, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('what one player may gather', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const create = (player: TestPlayer, count = 1) =>
    player.call('POST', '/tasks/user', { body: Array.from({ length: count }, () => ({ type: 'todo', text: 'Pack' })) })

  /** Puts completed to-dos into the store, which nobody could create in one call. */
  const fill = async (
    player: TestPlayer,
    notes: string,
    countOf: (bytes: number) => number,
  ): Promise<ReadonlyArray<string>> => {
    const id = String((await create(player)).body.data['id'])
    const task = await server.app.store.get<Task>('tasks', id)
    const body = { ...task?.body, notes, completed: true }
    const ids = Array.from({ length: countOf(Buffer.byteLength(JSON.stringify(body))) }, () => randomUUID())
    await server.app.store.commit(
      ids.map((_id) => ({
        type: 'insert',
        collection: 'tasks',
        id: _id,
        body: toJson({ ...body, _id }),
      })),
    )
    return [id, ...ids]
  }

  it(`is ${LIMITS.tasks} tasks, completed ones included`, async () => {
    const player = await registerPlayer(server)
    const starters = await server.app.store.count('tasks')
    await fill(player, '', () => LIMITS.tasks - starters - 2)
    expect(await create(player, 2)).toMatchObject({ status: 400, body: { errors: [{ path: 'tasks' }] } })
    expect((await create(player)).status).toBe(201)
    const refused = await create(player)
    expect(refused.body.errors?.[0]?.message).toBe('At most 10,000 entries fit here.')
    expect((await player.call('POST', '/tasks/clearCompletedTodos')).status).toBe(200)
    expect((await create(player)).status).toBe(201)
  }, 60_000)

  it(`is ${LIMITS.activeTasks} tasks that are not completed`, async () => {
    const player = await registerPlayer(server)
    await patchUser(server, player, (user) => ({
      ...user,
      tasksOrder: {
        ...user.tasksOrder,
        todos: Array.from({ length: LIMITS.activeTasks }, () => randomUUID()) as never,
      },
    }))
    expect(await create(player)).toMatchObject({
      status: 400,
      body: { message: 'User validation failed', errors: [{ path: 'tasksOrder' }] },
    })
  })

  it('is 32 MB of tasks: then they can be shortened, scored and deleted', async () => {
    const player = await registerPlayer(server)
    const [first, second] = await fill(player, 'x'.repeat(49_000), (bytes) => Math.ceil(LIMITS.taskBytes / bytes))
    const refused = await create(player)
    expect(refused).toMatchObject({ status: 400, body: { key: 'invalidReqParams', errors: [{ path: 'tasks' }] } })
    expect(refused.body.errors?.[0]?.message).toContain('32,000,000 bytes')
    const update = (id: string | undefined, body: object) => player.call('PUT', `/tasks/${id}`, { body })
    expect((await update(first, { notes: 'longer' })).status).toBe(400)
    expect((await player.call('POST', `/tasks/${first}/score/up`)).status).toBe(200)
    expect((await update(second, { notes: 'short' })).status).toBe(200)
    expect((await update(first, { notes: 'longer' })).status).toBe(200)
    expect((await player.call('DELETE', `/tasks/${second}`)).status).toBe(200)
  }, 60_000)

  it(`is ${LIMITS.logins} logins: one more ends the one used longest ago`, async () => {
    const player = await registerPlayer(server)
    const login = async () => {
      server.time.now += 1000
      const body = { username: player.username, password: PASSWORD }
      const response = await createClient(server)('POST', '/user/auth/local/login', { body })
      return playerWithLogin(server, { ...player, token: String(response.body.data['apiToken']) })
    }
    const second = await login()
    for (let count = 2; count < LIMITS.logins; count += 1) await login()
    expect((await player.call('GET', '/user')).status).toBe(200)
    const last = await login()
    expect((await player.call('GET', '/user')).status).toBe(401)
    expect((await second.call('GET', '/user')).status).toBe(200)
    const list = await last.call('GET', '/user/auth/tokens')
    expect(list.body.data).toHaveLength(LIMITS.logins)
  }, 30_000)
})

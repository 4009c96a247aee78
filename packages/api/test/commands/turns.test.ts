import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TODAY, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, playerWithLogin, PASSWORD, createClient, type TestPlayer } from '../../test-kit/client.ts'

const HOUR = 3_600_000

const counted = (turn: number, at?: number, key?: string) => ({
  headers: {
    'x-daykeep-turn': String(turn),
    ...(at === undefined ? {} : { 'x-daykeep-at': String(at) }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  },
})

const KEYS = ['6fa459ea-ee8a-4ca4-894e-db77e160355e', '16fd2706-8baf-433b-82eb-8c7fada847da'] as const

describe('turns', () => {
  let server: TestServer
  let player: TestPlayer
  let habit: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const begin = async () => {
    server.time.now = TODAY
    player = await registerPlayer(server)
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    habit = String(response.body.data['id'])
  }
  const score = (turn: number, at?: number, key?: string) =>
    player.call('POST', `/tasks/${habit}/score/up`, counted(turn, at, key))
  const valueNow = async () => (await player.tasks())[0]?.value

  it('are told with the player, and with the answer of a command that names one', async () => {
    await begin()
    expect(await player.user()).toMatchObject({ turn: 1, lastCommand: new Date(TODAY).toISOString() })
    const { body } = await score(1, TODAY)
    expect(body).toMatchObject({ turn: 1, at: TODAY, changed: { tasks: [{ id: habit, value: 1 }], removed: [] } })
    expect(body.changed?.user).toMatchObject({ turn: 2, _v: body.userV, id: player.id })
    expect(body.changed?.user.stats).toEqual(
      expect.not.objectContaining({ toNextLevel: expect.anything() as unknown, maxMP: expect.anything() as unknown }),
    )
  })

  it('are not told to clients that do not count them', async () => {
    await begin()
    const { body } = await player.call('POST', `/tasks/${habit}/score/up`)
    expect(Object.keys(body).sort()).toEqual(['appVersion', 'data', 'notifications', 'success', 'userV'])
  })

  it('answer a retry with what was answered then, and count it once', async () => {
    await begin()
    const response = await score(1, TODAY)
    server.time.now += HOUR
    const retried = await score(1, TODAY)
    expect(retried.body).toMatchObject({ data: response.body.data, turn: 1, at: TODAY })
    expect(await valueNow()).toBe(1)
    expect((await player.user()).turn).toBe(2)
  })

  it('answer a retry also after others went on, with the documents as they are now', async () => {
    await begin()
    const first = await score(1, TODAY)
    await score(2, TODAY)
    const retried = await score(1, TODAY)
    expect(retried.body.data).toEqual(first.body.data)
    expect(retried.body.changed?.user.turn).toBe(3)
    expect(retried.body.changed?.tasks[0]?.value).toBe(await valueNow())
  })

  it('belong to the device that was first: the other is told which one is next', async () => {
    await begin()
    const login = await createClient(server)('POST', '/user/auth/local/login', {
      body: { username: player.username, password: PASSWORD },
    })
    const phone = playerWithLogin(server, { ...player, token: String(login.body.data['apiToken']) })
    await score(1, TODAY)
    const late = await phone.call('POST', '/user/sleep', counted(1, TODAY))
    expect(late).toMatchObject({ status: 401, body: { error: 'NotAuthorized', key: 'turnTaken', turn: 2 } })
    expect((await phone.user()).preferences.sleep).toBe(false)
    expect(await phone.call('POST', '/user/sleep', counted(2, TODAY))).toMatchObject({
      status: 200,
      body: { data: true },
    })
  })

  it('tell two devices apart that do the same thing at different moments', async () => {
    await begin()
    await score(1, TODAY)
    expect(await score(1, TODAY + 1)).toMatchObject({ status: 401, body: { key: 'turnTaken', turn: 2 } })
    expect(await valueNow()).toBe(1)
  })

  it('tell two devices apart that do the same thing in the same millisecond, by the key of the act', async () => {
    await begin()
    expect(await score(1, TODAY, KEYS[0])).toMatchObject({ status: 200 })
    expect(await score(1, TODAY, KEYS[1])).toMatchObject({ status: 401, body: { key: 'turnTaken', turn: 2 } })
    expect(await score(1, TODAY)).toMatchObject({ status: 401, body: { key: 'turnTaken', turn: 2 } })
    expect(await score(1, TODAY, KEYS[0].toUpperCase())).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await valueNow()).toBe(1)
  })

  it('count also when acts share a key: only clients without turns are answered by it', async () => {
    await begin()
    expect(await score(1, TODAY, KEYS[0])).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await score(2, TODAY, KEYS[0])).toMatchObject({ status: 200, body: { turn: 2 } })
    expect(await valueNow()).toBeCloseTo(1.975, 3)
  })

  it.each(['', 'act-1', '6fa459ea'])('refuse the key %j, which is no UUID, by the name of its header', async (key) => {
    await begin()
    expect(await score(1, TODAY, key)).toMatchObject({
      status: 400,
      body: {
        key: 'invalidReqParams',
        errors: [{ param: 'idempotency-key', message: 'The header idempotency-key holds a UUID.' }],
      },
    })
  })

  it('cannot be skipped', async () => {
    await begin()
    expect(await score(7, TODAY)).toMatchObject({ status: 400, body: { key: 'turnAhead', turn: 1 } })
    expect(await valueNow()).toBe(0)
  })

  it('are not used up by a command that was refused', async () => {
    await begin()
    const refused = await player.call('POST', '/user/revive', counted(1, TODAY))
    expect(refused).toMatchObject({ status: 401, body: { key: 'cannotRevive' } })
    expect(await score(1, TODAY)).toMatchObject({ status: 200 })
  })

  it.each(['-1', 'one', '1.5', ''])('are whole numbers: %j is refused by the name of the header', async (turn) => {
    await begin()
    const response = await player.call('POST', `/tasks/${habit}/score/up`, { headers: { 'x-daykeep-turn': turn } })
    expect(response).toMatchObject({ status: 400, body: { errors: [{ param: 'x-daykeep-turn' }] } })
  })

  describe('clocks', () => {
    it('are believed between the last command and now', async () => {
      await begin()
      server.time.now = TODAY + 5 * HOUR
      expect((await score(1, TODAY + 2 * HOUR)).body.at).toBe(TODAY + 2 * HOUR)
    })

    it('that are ahead count as now', async () => {
      await begin()
      expect((await score(1, TODAY + 9 * HOUR)).body.at).toBe(TODAY)
    })

    it('that are behind count as the last command', async () => {
      await begin()
      server.time.now = TODAY + 5 * HOUR
      await score(1, TODAY + 3 * HOUR)
      expect((await score(2, TODAY - 100 * HOUR)).body.at).toBe(TODAY + 3 * HOUR)
    })

    it('never run backwards, even when the clock of the server does', async () => {
      await begin()
      server.time.now = TODAY - 10 * HOUR
      expect((await score(1)).body.at).toBe(TODAY)
    })
  })

  const tasksOf = (count: number, notes: string, id: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ _id: id(index), type: 'todo', text: 'Read', notes }))
  const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

  it('take a bounded place in the journal however long the call is, and are still done once', async () => {
    await begin()
    const create = (body: unknown) => player.call('POST', '/tasks/user', { ...counted(1, TODAY), body })
    const long = tasksOf(100, 'x'.repeat(20_000), uuid)
    expect(await create(long)).toMatchObject({ status: 201, body: { data: { length: 100 } } })
    const entry = await server.app.store.get('journal', `${player.id}/1`)
    expect(JSON.stringify(entry).length).toBeLessThan(50_000)
    const retried = await create(long)
    expect(retried).toMatchObject({ status: 201, body: { data: {}, turn: 1, at: TODAY } })
    expect(retried.body.changed?.tasks).toHaveLength(100)
    expect(await create(tasksOf(100, 'y'.repeat(20_000), uuid))).toMatchObject({ body: { key: 'turnTaken' } })
    expect(await player.tasks()).toHaveLength(101)
  })

  it('are kept in a journal with what was asked and answered', async () => {
    await begin()
    await score(1, TODAY)
    const entry = await server.app.store.get('journal', `${player.id}/1`)
    expect(entry?.body).toMatchObject({
      userId: player.id,
      turn: 1,
      command: 'scoreTask',
      params: { task: habit, direction: 'up' },
      at: TODAY,
      reply: { data: { delta: 1 } },
      changed: [habit],
    })
  })
})

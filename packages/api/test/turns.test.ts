import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, TODAY, type TestServer } from './kit/a-server.ts'
import { aPlayerOf, playerFrom, PASSWORD, calling, type TestPlayer } from './kit/calls.ts'

const HOUR = 3_600_000

const counted = (turn: number, at?: number) => ({
  headers: { 'x-daykeep-turn': String(turn), ...(at === undefined ? {} : { 'x-daykeep-at': String(at) }) },
})

describe('turns', () => {
  let server: TestServer
  let player: TestPlayer
  let habit: string
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())

  const begin = async () => {
    server.time.now = TODAY
    player = await aPlayerOf(server)
    const made = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    habit = String(made.body.data['id'])
  }
  const score = (turn: number, at?: number, by: TestPlayer = player) =>
    by.call('POST', `/tasks/${habit}/score/up`, counted(turn, at))
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
    const lost = await score(1, TODAY)
    server.time.now += HOUR
    const retried = await score(1, TODAY)
    expect(retried.body).toMatchObject({ data: lost.body.data, turn: 1, at: TODAY })
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
    const login = await calling(server)('POST', '/user/auth/local/login', {
      body: { username: player.username, password: PASSWORD },
    })
    const phone = playerFrom(server, { ...player, token: String(login.body.data['apiToken']) })
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

  it.each(['-1', 'one', '1.5', ''])(
    'are whole numbers: %j is refused by the name of the header or ignored',
    async (turn) => {
      await begin()
      const heard = await player.call('POST', `/tasks/${habit}/score/up`, { headers: { 'x-daykeep-turn': turn } })
      if (turn === '') expect(heard.status).toBe(200)
      else expect(heard).toMatchObject({ status: 400, body: { errors: [{ param: 'x-daykeep-turn' }] } })
    },
  )

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

  it('are kept in a journal with what was asked and answered', async () => {
    await begin()
    await score(1, TODAY)
    const entry = await server.shell.store.get('journal', `${player.id}/1`)
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

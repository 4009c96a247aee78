import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseNetwork } from '../../src/networks.ts'
import { remindDue } from '../../src/reminders/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { type PushService, startPushService } from '../../test-kit/push-service.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { recordQueries } from '../../test-kit/stores/record-queries.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const at = (text: string): number => Date.parse(text)
const daily = (time: string, fields: object = {}) => ({
  type: 'daily',
  text: 'Water the plants',
  frequency: 'daily',
  everyX: 1,
  startDate: '2026-11-01T00:00:00.000Z',
  reminders: [{ id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', time }],
  ...fields,
})

describe('reminders', () => {
  let service: PushService
  let folder: string
  const servers: TestServer[] = []
  let names = 0
  const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
    const network = parseNetwork('127.0.0.1')
    const server = await startTestServer({
      dataDir: folder,
      config: { webhookNetworks: network === undefined ? [] : [network] },
      webhookResolver: service.resolver,
      ...options,
    })
    servers.push(server)
    return server
  }
  const stop = async (server: TestServer) => {
    servers.splice(servers.indexOf(server), 1)
    await server.stop()
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-reminders-'))
    service = await startPushService()
    await start()
  })
  afterAll(async () => {
    await Promise.all(Array.from(servers, stop))
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const first = () => servers[0] ?? expect.unreachable()
  const newPlayer = async (server = first()) => {
    const player = await registerPlayer(server)
    const browser = service.browser(`reminded-${(names += 1)}`)
    await player.call('POST', '/user/push-subscriptions', { body: browser.subscription })
    return { player, titles: () => browser.messages.map(({ title }) => title), messages: browser.messages }
  }
  const addTask = async (player: TestPlayer, body: object) =>
    String((await player.call('POST', '/tasks/user', { body })).body.data['id'])
  const goTo = async (instant: number, server = first()) => {
    server.time.now = instant
    await remindDue(server.app)
    await server.app.background.settled()
  }

  it('come at the time of a daily, on each day, and name it in the language of the reader', async () => {
    const { player, titles, messages } = await newPlayer()
    await player.call('PUT', '/user', { body: { 'preferences.language': 'de' } })
    await addTask(player, daily('2026-11-01T18:00:00.000Z'))
    await goTo(at('2026-11-21T17:59:59Z'))
    expect(titles()).toEqual([])
    await goTo(at('2026-11-21T18:00:01Z'))
    expect(messages).toEqual([
      expect.objectContaining({ title: 'Water the plants', body: 'Eine Tagesaufgabe, jetzt.', path: '/today' }),
    ])
    await goTo(at('2026-11-21T18:10:00Z'))
    expect(titles()).toHaveLength(1)
    await goTo(at('2026-11-22T18:00:01Z'))
    expect(titles()).toHaveLength(2)
  })

  it('come neither for what is done or paused, nor at the inn, nor to those who want none', async () => {
    const now = first().time.now
    const time = new Date(now + MINUTE).toISOString()
    const [done, paused, resting, unwilling, wanting] = await Promise.all([
      newPlayer(),
      newPlayer(),
      newPlayer(),
      newPlayer(),
      newPlayer(),
    ])
    await done.player.call('POST', `/tasks/${await addTask(done.player, daily(time))}/score/up`)
    const set = await addTask(paused.player, daily(time))
    await paused.player.call('PUT', `/tasks/${set}`, { body: { paused: true } })
    await addTask(resting.player, daily(time))
    await resting.player.call('POST', '/user/sleep')
    await addTask(unwilling.player, daily(time))
    await unwilling.player.call('PUT', '/user', { body: { 'preferences.pushNotifications.reminders': false } })
    await addTask(wanting.player, daily(time))
    await goTo(now + MINUTE + 1)
    expect([done, paused, resting, unwilling, wanting].map(({ titles }) => titles().length)).toEqual([0, 0, 0, 0, 1])
  })

  it('come once for a to-do, and follow it to another time', async () => {
    const now = first().time.now
    const { player, titles } = await newPlayer()
    const reminders = (minutes: number) => [
      { id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d12', time: new Date(now + minutes * MINUTE).toISOString() },
    ]
    const id = await addTask(player, { type: 'todo', text: 'Call the dentist', reminders: reminders(10) })
    await player.call('PUT', `/tasks/${id}`, { body: { reminders: reminders(20) } })
    await goTo(now + 11 * MINUTE)
    expect(titles()).toEqual([])
    await goTo(now + 21 * MINUTE)
    await goTo(now + DAY)
    expect(titles()).toEqual(['Call the dentist'])
  })

  it('follow the zone of the player through daylight saving', async () => {
    const { player, messages } = await newPlayer()
    await player.call('PUT', '/user', {
      body: { 'preferences.timezoneOffset': -60, 'preferences.timeZone': 'Europe/Berlin' },
    })
    await addTask(player, daily('2026-11-01T07:00:00.000Z'))
    await goTo(at('2027-03-27T07:00:01Z'))
    expect(messages).toHaveLength(1)
    await goTo(at('2027-03-28T06:00:01Z'))
    expect(messages).toHaveLength(2)
    await goTo(at('2027-03-28T07:00:01Z'))
    expect(messages).toHaveLength(2)
  })

  it('come once, whichever process looks, and after a restart those of the last hour', async () => {
    const now = first().time.now
    const { player, titles } = await newPlayer()
    for (let count = 1; count <= 5; count += 1)
      await addTask(player, daily(new Date(now + count * MINUTE).toISOString(), { text: `Task ${count}` }))
    const second = await start()
    second.time.now = now
    for (let minute = 1; minute <= 3; minute += 1)
      await Promise.all([first(), second, first()].map((server) => goTo(now + minute * MINUTE + 1, server)))
    await Promise.all(Array.from(servers, stop))
    const third = await start()
    await goTo(now + 30 * MINUTE, third)
    expect(titles().toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(
      [1, 2, 3, 4, 5].map((count) => `Task ${count}`),
    )
  })

  it('are found by an index, and leave nothing behind with nobody to tell', async () => {
    const { store, scans } = recordQueries(await openStoreAt({ type: 'sqlite', dataDir: join(folder, 'recorded') }))
    const server = await start({ store, dataDir: join(folder, 'recorded') })
    const { player } = await newPlayer(server)
    await addTask(player, daily('2026-11-01T18:00:00.000Z'))
    await addTask(await registerPlayer(server), daily('2026-11-01T18:00:00.000Z'))
    await goTo(server.time.now + 1, server)
    expect(scans()).toEqual([])
    expect(await server.app.store.count('reminderLooks')).toBe(1)
    await stop(server)
  })
})

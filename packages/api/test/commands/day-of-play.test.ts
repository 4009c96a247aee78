import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer } from '../../test-kit/client.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe('a day of play', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('goes from the first task to gold', async () => {
    const player = await registerPlayer(server)
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read a page' } })
    expect(response).toMatchObject({
      status: 201,
      body: { success: true, data: { type: 'habit', text: 'Read a page' } },
    })
    const scored = await player.call('POST', `/tasks/${String(response.body.data['id'])}/score/up`)
    expect(scored).toMatchObject({ status: 200, body: { data: { delta: 1, lvl: 1 } } })
    expect((await player.user()).stats.gp).toBeGreaterThan(0)
    expect(await player.tasks()).toMatchObject([{ text: 'Read a page', value: 1 }])
  })

  it('gives new days again after a clock that ran years ahead', async () => {
    const player = await registerPlayer(server)
    const right = server.time.now
    server.time.now += 11 * 365 * DAY
    await player.call('POST', '/cron')
    server.time.now = right + HOUR
    expect((await player.user()).needsCron).toBe(true)
    const { stats } = await player.user()
    await player.call('POST', '/cron')
    const repaired = await player.user()
    expect(repaired).toMatchObject({ needsCron: false, stats, lastCron: new Date(right + HOUR).toISOString() })
    server.time.now = right + DAY + HOUR
    expect((await player.user()).needsCron).toBe(true)
    await player.call('POST', '/cron')
    expect((await player.user()).lastCron).toBe(new Date(right + DAY + HOUR).toISOString())
  })

  it('starts a missed day once', async () => {
    const player = await registerPlayer(server)
    await player.call('POST', '/tasks/user', { body: { type: 'daily', text: 'Sweep', startDate: '2026-11-01' } })
    server.time.now += 24 * 60 * 60 * 1000
    expect((await player.user()).needsCron).toBe(true)
    expect(await player.call('POST', '/cron')).toMatchObject({ status: 200, body: { data: {} } })
    const { needsCron, stats } = await player.user()
    expect(needsCron).toBe(false)
    expect(stats.hp).toBeLessThan(50)
    await player.call('POST', '/cron')
    expect((await player.user()).stats.hp).toBe(stats.hp)
  })

  it('says of each new day why figures moved, the newest first', async () => {
    const player = await registerPlayer(server)
    await player.call('POST', '/tasks/user', { body: { type: 'daily', text: 'Sweep', startDate: '2026-11-01' } })
    for (const _ of [1, 2]) {
      server.time.now += DAY
      await player.call('POST', '/cron')
    }
    const { data } = (await player.call('GET', '/user/day-reports')).body
    expect(data).toMatchObject([
      { daysMissed: 1, undone: 1, rows: [{ text: 'Sweep', hp: expect.any(Number) }] },
      { daysMissed: 1 },
    ])
    expect((await player.user()).dayReport).toEqual((data as unknown as ReadonlyArray<unknown>)[0])
    const seen = new Date(server.time.now).toISOString()
    await player.call('PUT', '/user', { body: { 'flags.dayReportSeen': seen } })
    expect((await player.user()).flags.dayReportSeen).toBe(seen)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, type TestServer } from './kit/a-server.ts'
import { aPlayerOf } from './kit/calls.ts'

describe('a day of play', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())

  it('goes from the first task to gold', async () => {
    const player = await aPlayerOf(server)
    const made = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read a page' } })
    expect(made).toMatchObject({ status: 201, body: { success: true, data: { type: 'habit', text: 'Read a page' } } })
    const scored = await player.call('POST', `/tasks/${String(made.body.data['id'])}/score/up`)
    expect(scored).toMatchObject({ status: 200, body: { data: { delta: 1, lvl: 1 } } })
    expect((await player.user()).stats.gp).toBeGreaterThan(0)
    expect(await player.tasks()).toMatchObject([{ text: 'Read a page', value: 1 }])
  })

  it('starts a missed day once', async () => {
    const player = await aPlayerOf(server)
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
})

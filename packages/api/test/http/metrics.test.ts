import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('metrics', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const read = async () => (await fetch(`${server.url}/metrics`)).text()

  it('count requests by route and status, never by what stands in a path', async () => {
    const player = await registerPlayer(server)
    await player.call('GET', `/tasks/${player.id}`)
    const text = await read()
    expect(text).toContain(
      'daykeep_http_request_seconds_count{method="GET",route="/api/v4/tasks/:taskId",status="404"} 1',
    )
    expect(text).not.toContain(player.id)
  })

  it('count commits, and say what waits, who follows and how long the loop is held up', async () => {
    await server.app.background.settled()
    const text = await read()
    expect(text).toMatch(/daykeep_store_commits_total\{result="done"\} \d/)
    for (const name of ['outbox_entries', 'outbox_oldest_seconds', 'deliveries', 'live_streams'])
      expect(text).toMatch(new RegExp(`^daykeep_${name} 0$`, 'm'))
    expect(text).toMatch(/daykeep_nodejs_eventloop_lag_seconds \d/)
  })

  it('say how old the oldest entry is', async () => {
    const at = server.time.now
    await server.app.store.commit([
      {
        type: 'insert',
        collection: 'deliveries',
        id: 'x',
        body: { subject: 'x', at, dueAt: at + 90_000, leaseUntil: at + 90_000 },
      },
    ])
    server.time.now += 60_000
    expect(await read()).toMatch(/^daykeep_deliveries_oldest_seconds 60$/m)
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../src/store/index.ts'
import { playerWithLogin, registerPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const oak = { name: 'Oak', type: 'party' }

describe('an act with a key', () => {
  let dataDir: string
  let server: TestServer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-once-'))
    server = await startTestServer({ dataDir })
    // acts expire by the clock of the store, which is the real one
    server.time.now = Date.now()
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  it('is done once, also when it comes twice at the same time', async () => {
    const player = await registerPlayer(server)
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = () => player.call('POST', '/groups', { headers, body: oak })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body.data['id']).toBe(second.body.data['id'])
    expect((await player.call('POST', '/groups', { body: oak })).body.key).toBe('messageGroupAlreadyInParty')
  })

  it('is answered as before by another process, after a restart too', async () => {
    const player = await registerPlayer(server)
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await player.call('POST', '/groups', { headers, body: oak })
    const other = await startTestServer({ dataDir })
    const again = await playerWithLogin(other, player).call('POST', '/groups', { headers, body: oak })
    expect(again).toMatchObject({ status: 201, body: { data: first.body.data } })
    await other.stop()
  })

  it('is refused when its key comes with another request', async () => {
    const player = await registerPlayer(server)
    const headers = { 'Idempotency-Key': randomUUID() }
    await player.call('POST', '/groups', { headers, body: oak })
    const other = await player.call('POST', '/groups', { headers, body: { ...oak, name: 'Elm' } })
    expect(other).toMatchObject({ status: 422, body: { key: 'idempotencyKeyUsed', error: 'UnprocessableEntity' } })
  })

  it('is done once, also on own documents by clients that count no turns', async () => {
    const player = await registerPlayer(server)
    const created = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const path = `/tasks/${String(created.body.data['id'])}/score/up`
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await player.call('POST', path, { headers })
    const [again, other] = [
      await player.call('POST', path, { headers }),
      await player.call('POST', '/user/sleep', { headers }),
    ]
    expect(again.body.data).toEqual(first.body.data)
    expect(other).toMatchObject({ status: 422, body: { key: 'idempotencyKeyUsed' } })
    expect((await player.tasks('habits'))[0]).toMatchObject({ counterUp: 1 })
  })

  it('is another act under the key of another player', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const headers = { 'Idempotency-Key': randomUUID() }
    const [one, two] = await Promise.all(
      [ann, bob].map((player) => player.call('POST', '/groups', { headers, body: oak })),
    )
    expect(one?.body.data['id']).not.toBe(two?.body.data['id'])
  })

  it('is still done once when so many came after it that its answer is not kept', async () => {
    const player = await registerPlayer(server)
    const body = { type: 'todo', text: 'Read', notes: 'x'.repeat(9000) }
    const send = (key: string) =>
      player.call('POST', '/tasks/user', {
        headers: { 'Idempotency-Key': key },
        body: Array.from({ length: 20 }, () => body),
      })
    const keys = Array.from({ length: 15 }, () => randomUUID())
    for (const key of keys) {
      await expectGranted(send(key))
      server.time.now += 1
    }
    await server.app.background.settled()
    const [oldest = '', newest = ''] = [keys.at(0), keys.at(-1)]
    expect((await send(newest)).body.data).toHaveLength(20)
    expect(await send(oldest)).toMatchObject({ status: 201, body: { success: true, data: {} } })
    expect(await player.tasks('todos')).toHaveLength(300)
    const acts = await server.app.store.find<{ length: number }>('acts', { where: eq('userId', player.id) })
    expect(acts.reduce((sum, { body: { length } }) => sum + length, 0)).toBeLessThan(2_600_000)
  })
})

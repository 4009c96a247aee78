import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitOpenPayments } from '../../src/payments/limit-open-payments.ts'
import { type Payment, without } from '../../src/payments/payment.ts'
import { toJson } from '../../src/store/index.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { begin, gems, pay, report } from '../../test-kit/local-payments.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('payments of earlier releases', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('of earlier releases that are open get the day on which they are given up, others none', async () => {
    const ann = await registerPlayer(server)
    const { store } = server.app
    const stored = async (id: string) => {
      const found = await store.get<Payment>('payments', id)
      if (found === undefined) throw new Error('there is no such payment')
      return found
    }
    const [open, paid] = [await begin(ann, gems), await pay(ann, gems)]
    const { version, body } = await stored(open)
    const old = toJson(without(body, 'openUntil'))
    await store.commit([{ type: 'replace', collection: 'payments', id: open, version, body: old }])
    const read: number[] = []
    const find: typeof store.find = async (...query) => {
      const found = await store.find<never>(...query)
      read.push(found.length)
      return found
    }
    for (let start = 0; start < 2; start += 1) await limitOpenPayments({ store: { ...store, find } })
    expect(read, 'the second start reads none').toEqual([1, 0])
    expect((await stored(open)).body.openUntil).toBe(body.createdAt + 30 * 24 * 3_600_000)
    expect((await stored(open)).version, 'limited once').toBe(version + 2)
    expect((await stored(paid)).body).not.toHaveProperty('openUntil')
    expect(await report(ann, open, 'paid')).toMatchObject({ status: 200 })
  })
})

describe('a payment over restarts', () => {
  it('is confirmed once, whoever is told twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-payments-'))
    const first = await startTestServer({ dataDir })
    const ann = await registerPlayer(first)
    const id = String((await ann.call('POST', '/payments', { body: { order: gems } })).body.data['id'])
    await ann.call('POST', `/payments/${id}/local`, { body: { event: 'refunded' } })
    await first.stop()
    const second = await startTestServer({ dataDir })
    const again = async (path: string, body?: unknown) =>
      fetch(`${second.url}/api/v4${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...ann.headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).then((response) => response.json() as Promise<{ readonly data: Record<string, unknown> }>)
    expect((await again(`/payments/${id}`)).data).toMatchObject({ status: 'open', refunded: 0 })
    const openUntil = async () => (await second.app.store.get('payments', id))?.body['openUntil']
    expect(await openUntil()).toBe(first.time.now + 30 * 24 * 3_600_000)
    for (let time = 0; time < 2; time += 1) await again(`/payments/${id}/local`, { event: 'paid' })
    expect((await again(`/payments/${id}`)).data).toMatchObject({ status: 'refunded', refunded: 499 })
    expect(await openUntil(), 'paid once, it is kept for ever').toBeUndefined()
    expect((await again('/user')).data).toMatchObject({ balance: 0, purchased: { txnCount: 1 } })
    await second.stop()
    await rm(dataDir, { recursive: true })
  })
})

import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../src/core/log.ts'
import { type Store, StoreUnavailable } from '../../src/store/index.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const lines: string[] = []
const destination = new Writable({
  write: (chunk: Buffer, _encoding, written) => {
    lines.push(chunk.toString())
    written()
  },
})
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('for those who watch over the server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ log: createLog('trace', destination) })
  })
  afterAll(() => server.stop())

  const ask = async (path: string, of = server) => {
    const response = await fetch(`${of.url}${path}`)
    return { status: response.status, body: await response.json() }
  }
  const beside = async (trouble: Partial<Store>, path: string) => {
    const troubled = await startTestServer({ store: { ...server.app.store, close: async () => undefined, ...trouble } })
    const answer = await ask(path, troubled)
    await troubled.stop()
    return answer
  }

  it.each(['/health', '/ready'])('%s says that all is well, without a line in the log', async (path) => {
    const before = lines.length
    expect(await ask(path)).toEqual({ status: 200, body: { status: 'up' } })
    expect(lines.length).toBe(before)
  })

  it.each<[string, Partial<Store>]>([
    ['storeFull', { health: async () => 'storeFull' }],
    ['storeUnavailable', { get: () => Promise.reject(new StoreUnavailable('no route')) }],
  ])('/ready says %s when that is so; /health goes on', async (reason, trouble) => {
    expect(await beside(trouble, '/ready')).toEqual({ status: 503, body: { status: 'down', reason } })
    expect(await beside(trouble, '/health')).toMatchObject({ status: 200 })
  })

  const idOf = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/v4/status`, { headers })
    return response.headers.get('x-request-id')
  }

  it('each response has an id, which its line of the log has too', async () => {
    const id = await idOf()
    expect(id).toMatch(UUID)
    expect(await idOf()).not.toBe(id)
    expect(lines.filter((line) => line.includes(`"request":"${id}"`))).toHaveLength(1)
  })

  it('takes over the id of a proxy, and nothing that would spoil the log', async () => {
    expect(await idOf({ 'x-request-id': 'edge-7:41' })).toBe('edge-7:41')
    for (const forged of ['a b', '"} {"level":60', 'x'.repeat(65)])
      expect(await idOf({ 'x-request-id': forged })).toMatch(UUID)
  })
})

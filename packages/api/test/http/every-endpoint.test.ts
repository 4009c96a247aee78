import { isRight } from 'fp-ts/lib/Either.js'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames, type EndpointName, envelopeCodec } from '../../src/contract/index.ts'
import { createLog } from '../../src/core/log.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient } from '../../test-kit/client.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { recordSecrets } from '../../test-kit/record-secrets.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { type RecordedQueries, recordQueries } from '../../test-kit/stores/record-queries.ts'
import { EXERCISES } from './exercises/index.ts'

/** There is no player any more, or no login to ask with; or the answer has the form that tools know. */
const UNACCOMPANIED: ReadonlySet<EndpointName> = new Set(['deleteUser', 'updatePassword', 'endLogin', 'reportBug'])

describe('every call of the contract', () => {
  let dataDir: string
  let recorded: RecordedQueries
  let server: TestServer
  const log: string[] = []
  const recordedSecrets = recordSecrets()
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-endpoints-'))
    recorded = recordQueries(await openStoreAt({ type: 'sqlite', dataDir }))
    const destination = { write: (line: string) => void log.push(line) }
    server = await startTestServer({
      catalogue: stockedCatalogue(),
      store: recorded.store,
      log: createLog('trace', destination),
    })
  })
  afterAll(async () => {
    recordedSecrets.stop()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  it.each(endpointNames)('%s answers what it promises', async (name) => {
    const player = await registerPlayer(server)
    const { status, headers, body } = await EXERCISES[name]({ server, player })
    const endpoint = endpointNamed(name)
    if (endpoint.file !== undefined) {
      expect([status, headers.get('content-type')]).toEqual([200, `${endpoint.file}; charset=utf-8`])
      return
    }
    expect(body, JSON.stringify(body).slice(0, 300)).toMatchObject({ success: true })
    expect(status).toBe(endpoint.status)
    const decoded = envelopeCodec(endpoint.response).decode(body)
    expect(isRight(decoded) ? [] : PathReporter.report(decoded).slice(0, 5)).toEqual([])
    // What clients read in every answer: application 7. After acts among players more may follow in the background.
    if (endpoint.auth === 'required' && endpoint.file === undefined && !UNACCOMPANIED.has(name)) {
      const now = Number((await player.call('GET', '/user')).body.userV)
      expect(body).toMatchObject({ notifications: expect.any(Array) as unknown, appVersion: '0.0.0-test' })
      if (endpoint.command !== undefined) expect(body.userV).toBe(now)
      else expect(body.userV).toBeTypeOf('number')
    }
    for (const { message } of [
      body as { readonly message?: unknown },
      Object(body.data) as { readonly message?: unknown },
    ])
      if (typeof message !== 'object') expect(message ?? 'a sentence', 'not a key').toMatch(/[ .]/)
  })

  it.each(endpointNames.filter((name) => endpointNamed(name).auth === 'required'))(
    '%s asks who is there',
    async (name) => {
      const { method, path } = endpointNamed(name)
      const call = createClient(server)
      expect(await call(method, path)).toMatchObject({ status: 401, body: { key: 'missingAuthHeaders' } })
      const headers = { 'x-api-user': randomUUID(), 'x-api-key': randomUUID() }
      const wrong = { status: 401, body: { error: 'invalid_credentials', success: false } }
      expect(await call(method, path, { headers })).toMatchObject(wrong)
    },
  )

  it('finds everything by an index: nothing that a call asks for reads a whole collection', () => {
    expect(recorded.scans()).toEqual([])
  })

  it('writes no secret that a call was sent or answered with into the log, however much is logged', () => {
    const secrets = recordedSecrets.secrets()
    expect(secrets.length).toBeGreaterThan(endpointNames.length)
    const lines = log.join('')
    expect(lines.split('\n').length).toBeGreaterThan(endpointNames.length)
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([])
  })
})

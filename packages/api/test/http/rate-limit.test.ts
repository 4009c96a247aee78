import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatResetTime } from '../../src/http/rate-limit.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient } from '../../test-kit/client.ts'

describe('the budget of version 3', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimit: true } })
  })
  afterAll(() => server.stop())

  it('is 30 calls a minute; the next is refused, with the headers that say so', async () => {
    const player = await registerPlayer(server)
    const response = []
    for (let call = 0; call < 31; call += 1) response.push(await player.call('GET', '/api/v3/tags'))
    expect(response.slice(0, 30).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(response[0]?.headers.get('x-ratelimit-limit')).toBe('30')
    expect(response[0]?.headers.get('x-ratelimit-remaining')).toBe('29')
    expect(response[30]).toMatchObject({ status: 429, body: { error: 'TooManyRequests', key: 'clientRateLimited' } })
    expect(Number(response[30]?.headers.get('retry-after'))).toBeGreaterThan(0)
    // told as soon as nothing is left, and not before
    expect(response.map(({ headers }) => headers.has('retry-after')).indexOf(true)).toBe(29)
    expect((await player.call('GET', '/api/v4/tags')).status).toBe(200)
  })

  it('costs strangers five', async () => {
    const response = await createClient(server)('GET', '/api/v3/status')
    expect(response.headers.get('x-ratelimit-remaining')).toBe('25')
  })

  it('of a player is not used up by somebody who knows the id alone', async () => {
    const player = await registerPlayer(server)
    const thief = { headers: { 'x-api-user': player.id, 'x-api-key': randomUUID() } }
    for (let call = 0; call < 31; call += 1) await createClient(server)('GET', '/api/v3/tags', thief)
    const response = await player.call('GET', '/api/v3/tags')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-ratelimit-remaining')).toBe('29')
  })

  it('counts logins that there are not by address, whatever ids they invent', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call < 31; call += 1) {
      const headers = { 'x-api-user': randomUUID(), 'x-api-key': randomUUID() }
      statuses.add((await createClient(server)('GET', '/api/v3/tags', { headers })).status)
    }
    expect(statuses).toContain(429)
  })

  it('says when it begins anew in the words that clients slice', () => {
    const text = formatResetTime(Date.parse('2025-11-21T00:00:59.000Z'))
    expect(text).toBe('Fri Nov 21 2025 00:00:59 GMT+0000 (Coordinated Universal Time)')
    expect(text.slice(0, 33)).toBe('Fri Nov 21 2025 00:00:59 GMT+0000')
  })
})

describe('the budget of version 4', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimit: true } })
  })
  afterAll(() => server.stop())

  it('is twenty calls a second, counted for each player', async () => {
    const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
    const statuses: number[] = []
    for (let round = 0; round < 25; round += 1) {
      const responses = await Promise.all(Array.from({ length: 50 }, () => player.call('GET', '/tags')))
      statuses.push(...responses.map(({ status }) => status))
    }
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([1200, 50])
    const response = await other.call('GET', '/tags')
    expect(response.status).toBe(200)
    expect(response.headers.has('x-ratelimit-limit')).toBe(false)
  })

  it('is four large exports a minute', async () => {
    const player = await registerPlayer(server)
    const body = { exportFile: 'x'.repeat(10_500_000), mode: 'merge', preview: true }
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) statuses.push((await player.call('POST', '/user/restore', { body })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 429])
  })

  it('ends registering without end', async () => {
    const register = () => createClient(server)('POST', '/user/auth/local/register', { body: {} })
    const responses = await Promise.all(Array.from({ length: 61 }, register))
    expect(responses.map(({ status }) => status)).toContain(429)
  })
})

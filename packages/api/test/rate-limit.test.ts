import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetText } from '../src/http/rate-limit.ts'
import { aServer, type TestServer } from './kit/a-server.ts'
import { aPlayerOf, calling } from './kit/calls.ts'

describe('the budget of version 3', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await aServer({ config: { rateLimit: true } })
  })
  afterAll(() => server.stop())

  it('is 30 calls a minute; the next is refused, with the headers that say so', async () => {
    const player = await aPlayerOf(server)
    const heard = []
    for (let call = 0; call < 31; call += 1) heard.push(await player.call('GET', '/api/v3/tags'))
    expect(heard.slice(0, 30).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(heard[0]?.headers.get('x-ratelimit-limit')).toBe('30')
    expect(heard[0]?.headers.get('x-ratelimit-remaining')).toBe('29')
    expect(heard[30]).toMatchObject({ status: 429, body: { error: 'TooManyRequests', key: 'clientRateLimited' } })
    expect(Number(heard[30]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await player.call('GET', '/api/v4/tags')).status).toBe(200)
  })

  it('costs strangers five', async () => {
    const heard = await calling(server)('GET', '/api/v3/status')
    expect(heard.headers.get('x-ratelimit-remaining')).toBe('25')
  })

  it('says when it begins anew in the words that clients slice', () => {
    const text = resetText(Date.parse('2025-11-21T00:00:59.000Z'))
    expect(text).toBe('Fri Nov 21 2025 00:00:59 GMT+0000 (Coordinated Universal Time)')
    expect(text.slice(0, 33)).toBe('Fri Nov 21 2025 00:00:59 GMT+0000')
  })
})

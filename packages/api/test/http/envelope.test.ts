import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, type TestPlayer } from '../../test-kit/client.ts'

describe('the frame of every call', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  it('wraps what a player asks in data, notifications and versions', async () => {
    const { body, headers } = await player.call('GET', '/tags')
    expect(Object.keys(body).sort()).toEqual(['appVersion', 'data', 'notifications', 'success', 'userV'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('tells strangers the version of the server only', async () => {
    const { body } = await createClient(server)('GET', '/status')
    expect(body).toEqual({ success: true, data: { status: 'up' }, appVersion: '0.0.0-test' })
  })

  it('counts the version of the player by exactly one a command, and not for reading', async () => {
    const before = (await player.call('GET', '/user')).body.userV ?? -1
    expect((await player.call('POST', '/user/sleep')).body.userV).toBe(before + 1)
    expect((await player.call('GET', '/tasks/user')).body.userV).toBe(before + 1)
  })

  it.each(['/api/v3/user', '/api/v4/user', '/api/v4/user/', '/api/V4/User'])('is reached at %s', async (path) => {
    expect(await player.call('GET', path)).toMatchObject({ status: 200, body: { data: { id: player.id } } })
  })

  it.each([
    ['GET', '/api/v4/nothing'],
    ['DELETE', '/api/v3/status'],
    ['PATCH', '/api/v4/user'],
    ['GET', '/api/v1/user'],
    ['POST', '/api/v2/user'],
    ['GET', '/export/nothing'],
    ['POST', '/somewhere'],
    ['GET', '/api/v4/tasks/%ff'],
  ])('answers %s %s with a refusal in JSON', async (method, path) => {
    const response = await fetch(`${server.url}${path}`, { method })
    expect([400, 401, 404]).toContain(response.status)
    expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) as unknown })
  })

  it.each([
    ['OPTIONS', '/api/v4/user', 200],
    ['GET', '/api/v4/status', 200],
    ['GET', '/api/v4/user', 401],
    ['GET', '/api/v4/nothing', 404],
  ])('sends the same four CORS headers with %s %s', async (method, path, status) => {
    const response = await fetch(`${server.url}${path}`, { method, headers: { origin: 'https://elsewhere.example' } })
    expect(response.status).toBe(status)
    expect(Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control')))).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, HEAD, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept, Accept-Language, Content-Encoding, X-Requested-With, ' +
        'x-api-user, x-api-key, x-client, x-user-timezoneoffset, x-daykeep-turn, x-daykeep-at, idempotency-key, x-daykeep-acts, last-event-id',
      'access-control-expose-headers': 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After',
    })
    expect(response.headers.get('vary') ?? '').not.toMatch(/origin/i)
  })

  it('allows every page to ask, with all headers of ours', async () => {
    const response = await fetch(`${server.url}/api/v4/user`, { method: 'OPTIONS' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('OK')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    for (const header of [
      'x-api-user',
      'x-api-key',
      'x-client',
      'x-user-timezoneoffset',
      'x-daykeep-turn',
      'x-daykeep-at',
    ])
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(header)
  })

  describe('bodies', () => {
    const sleep = (raw: string | undefined, type: string) =>
      player.call('POST', '/user/sleep', { ...(raw === undefined ? {} : { raw }), headers: { 'content-type': type } })

    it.each([
      ['nothing as JSON', '', 'application/json'],
      ['nothing as bytes', '', 'application/octet-stream'],
      ['bytes', 'anything', 'application/octet-stream'],
      ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ])('may be %s', async (_, raw, type) => {
      expect((await sleep(raw, type)).status).toBe(200)
    })

    it('that are no JSON are a SyntaxError', async () => {
      expect(await sleep('{"a":', 'application/json')).toMatchObject({
        status: 400,
        body: { success: false, error: 'SyntaxError', message: expect.any(String) as unknown },
      })
    })

    it('that are JSON but hold nothing by name are refused', async () => {
      expect(await sleep('"text"', 'application/json')).toMatchObject({ status: 400, body: { error: 'SyntaxError' } })
    })

    it('of more than 10 MB are too large', async () => {
      const raw = JSON.stringify({ text: 'a'.repeat(10 * 1024 * 1024) })
      expect(await sleep(raw, 'application/json')).toMatchObject({
        status: 413,
        body: { error: 'PayloadTooLargeError', key: 'bodyTooLarge' },
      })
    })

    it('are packed when they are long and the caller can unpack', async () => {
      const response = await fetch(`${server.url}/api/v4/content`, { headers: { 'accept-encoding': 'gzip' } })
      expect(response.headers.get('content-encoding')).toBe('gzip')
    })
  })

  it('answers in the language asked for, in English where there is none', async () => {
    const response = await player.call('POST', '/user/revive?lang=xx')
    expect(response.body.message).toBe(server.app.i18n.translate('en', ['refusals.cannotRevive']))
  })

  it('sends content once: who has it already is told so', async () => {
    const first = await fetch(`${server.url}/api/v4/content`)
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()
    const again = await fetch(`${server.url}/api/v4/content`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    expect(again.status).toBe(304)
    const filtered = await createClient(server)('GET', '/content?filter=gear.flat,quests')
    expect(filtered.body.data).not.toHaveProperty('quests')
    expect(filtered.body.data['gear']).not.toHaveProperty('flat')
    expect(filtered.body.data['gear']).toHaveProperty('tree')
  })

  it('tells nothing of what went wrong inside', async () => {
    const broken = await startTestServer({
      store: {
        ...server.app.store,
        get: () => Promise.reject(new Error('the secret reason')),
        close: async () => undefined,
      },
    })
    const response = await createClient(broken, player.headers)('GET', '/ready')
    expect(response).toMatchObject({ status: 500, body: { error: 'InternalServerError', key: 'unexpectedFault' } })
    expect(JSON.stringify(response.body)).not.toContain('secret')
    await broken.stop()
  })
})

import { request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContentCache, keepContentMade } from '../../src/content/index.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

type Answer = { readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly bytes: Buffer }

describe('GET /content, as it is sent', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  /** As bytes, since `fetch` unpacks. */
  const ask = (headers: Readonly<Record<string, string>> = {}, query = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(`${server.url}/api/v4/content${query}`, { headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
        )
      })
      call.on('error', reject)
      call.end()
    })
  const dataOf = ({ bytes }: Answer) =>
    (JSON.parse(bytes.toString()) as { readonly data: Readonly<Record<string, object>> }).data

  it('is the same in every encoding, with one tag', async () => {
    const [plain, gzip, brotli] = [
      await ask(),
      await ask({ 'accept-encoding': 'gzip' }),
      await ask({ 'accept-encoding': 'gzip, deflate, br' }),
    ]
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(plain.bytes.length),
      vary: expect.stringMatching(/Accept-Encoding.*x-client/i) as unknown,
    })
    expect(JSON.parse(plain.bytes.toString())).toMatchObject({ success: true, appVersion: '0.0.0-test' })
  })

  it('is sent once to who names its tag', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' })
    const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(headers['etag']) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const german = await ask({ 'if-none-match': String(headers['etag']) }, '?language=de')
    expect(german.status).toBe(200)
  })

  it.each(['habitica-ios', 'habitica-android'])(
    'leaves out for %s what other parts tell as well (api 3.15)',
    async (client) => {
      const [all, mobile] = [dataOf(await ask()), dataOf(await ask({ 'x-client': client }))]
      const { tree: _tree, ...gear } = all['gear'] as { readonly tree: unknown; readonly flat: unknown }
      expect(mobile['gear']).toEqual(gear)
      const omitted = Object.keys(all).filter((part) => !(part in mobile))
      expect(omitted).toContain('questsByLevel')
      expect(Object.keys(mobile)).toEqual(expect.arrayContaining(['quests', 'eggs', 'petInfo', 'userDefaultsMobile']))
      const { gear: _gear, ...others } = mobile
      expect(all).toMatchObject(others)
    },
  )

  it('leaves out what a caller filters, for that caller only', async () => {
    const filtered = await ask({ 'accept-encoding': 'gzip' }, '?filter=quests,gear.flat')
    const data = dataOf({ ...filtered, bytes: gunzipSync(filtered.bytes) })
    expect([Object.keys(data['gear'] ?? {}), 'quests' in data]).toEqual([['tree'], false])
    const all = await ask()
    expect(Object.keys(dataOf(all))).toContain('quests')
    expect(filtered.headers['etag']).not.toBe(all.headers['etag'])
  })

  it('is made once for readers that come at once, while others are answered', async () => {
    let requests = 0
    const { translate } = server.app.i18n
    const counting = {
      ...server.app.i18n,
      translate: (...args: Parameters<typeof translate>) => ((requests += 1), translate(...args)),
    }
    const another = await startTestServer({ i18n: counting })
    const read = async () => (await fetch(`${another.url}/api/v4/content`)).text()
    await read()
    const once = requests
    another.time.now += 24 * 60 * 60 * 1000
    await Promise.all([read(), read(), read(), read()])
    expect(requests - once).toBeLessThan(once * 1.5)
    const twice = requests
    const mobile = { headers: { 'x-client': 'habitica-ios' } }
    await (await fetch(`${another.url}/api/v4/content`, mobile)).text()
    await (await fetch(`${another.url}/api/v4/content?filter=quests`)).text()
    expect(requests).toBe(twice)
    await another.stop()
  })

  it('is there before anybody asks, in every language', async () => {
    const requests: string[] = []
    const { app } = server
    const content: typeof app.content = (language, omitted) => {
      requests.push(language)
      return app.content(language, omitted)
    }
    keepContentMade({ ...app, content })
    await app.background.settled()
    expect(requests).toEqual(app.i18n.languages)
  })

  it('is packed smaller once a server has settled, under the same tag', async () => {
    const content = createContentCache(server.app, 0)
    const [first, others] = [await content('en', []), await content('en', [], ['quests'])]
    const sizeNow = async () => (await content('en', [])).bodies.br?.length
    await vi.waitUntil(async () => (await sizeNow()) !== first.bodies.br?.length, { timeout: 30_000 })
    const { tag, bodies } = await content('en', [])
    expect(tag).toBe(first.tag)
    expect(brotliDecompressSync(bodies.br ?? '').equals(bodies.identity)).toBe(true)
    expect(bodies.br?.length).toBeLessThan((first.bodies.br?.length ?? 0) * 0.9)
    expect(await content('en', [], ['quests'])).toBe(others)
  })

  it('is sent in pieces when it is large, with its length', async () => {
    const plain = await ask()
    expect(plain.bytes.length).toBeGreaterThan(64 * 1024)
    expect(plain.headers['transfer-encoding']).toBeUndefined()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('GET /api/v4/content HTTP/1.1\r\nhost: x\r\n\r\n')
    // Who does not read keeps nobody from being answered.
    expect((await fetch(`${server.url}/api/v4/status`)).status).toBe(200)
    socket.destroy()
  })
})

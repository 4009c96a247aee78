import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('the web app', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-web-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<title>keep</title><script>keep()</script>')
    await writeFile(join(folder, 'assets/main-abcd123.js'), `// ${'long '.repeat(500)}`)
    server = await startTestServer({ webDir: folder })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}${path}`, { headers })

  it.each(['/', '/login', '/inventory/items', '/static/features'])('is the page at %s', async (path) => {
    const page = await get(path)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(await page.text()).toContain('keep')
  })

  it.each(['/favicon.ico', '/manifest.webmanifest', '/assets/main-00000000.js', '/robots.txt', '/a/b.png'])(
    'does not answer with the page for the missing file %s',
    async (path) => expect((await get(path)).status).toBe(404),
  )

  it.each(['/profile/v1.2', '/admin/panel/search/maren@keep.example'])('is the page at %s, dots or not', async (path) =>
    expect((await get(path)).status).toBe(200),
  )

  it('lets browsers keep files with a hash in the name for ever, packed', async () => {
    const file = await get('/assets/main-abcd123.js', { 'accept-encoding': 'br' })
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-encoding')).toBe('br')
    expect(file.headers.get('content-type')).toContain('javascript')
    expect(await file.text()).toContain('long long')
  })

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
    'never serves %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('workspaces')
    },
  )

  it('is no answer to a call that does not exist', async () => {
    expect((await get('/api/v4/login')).status).toBe(404)
    expect((await fetch(`${server.url}/login`, { method: 'POST' })).status).toBe(404)
  })

  it('may run its own scripts and no others', async () => {
    const rules = (await get('/')).headers.get('content-security-policy')
    expect(rules).toContain("script-src 'self'")
    expect(rules).not.toContain('unsafe-eval')
    const hash = createHash('sha256').update('keep()').digest('base64')
    expect(rules).toContain(`'sha256-${hash}'`)
  })

  it.each([
    ['/logout-server', '/'],
    ['/logout-server?redirectToLogin=true', '/login'],
  ])('is where %s leads', async (path, location) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(location)
  })

  it('has a page about the API, and its description for programs', async () => {
    expect(await (await get('/api')).text()).toContain('openapi.json')
    expect(await (await get('/api/v4/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})

import Koa from 'koa'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'daykeep-static-'))
const code = 'export const task = "water the plants"\n'.repeat(60)
const packed = brotliCompressSync(code)
writeFileSync(join(folder, 'board.js'), code)
writeFileSync(join(folder, 'board.js.br'), packed)
writeFileSync(join(folder, 'market.js'), code)
writeFileSync(join(folder, 'entry.js'), code.slice(0, 700))
writeFileSync(join(folder, 'names.js'), code.slice(0, 100))

for (const name of ['index', 'home.en', 'home.de'])
  writeFileSync(join(folder, `${name}.html`), `<script>"${name}"</script>`)

const files = await staticFiles(folder)
const server = new Koa().use((ctx) => files.serve(ctx) ?? files.serveApp(ctx)).listen(0)
const address = `http://localhost:${(server.address() as AddressInfo).port}`
const get = (path: string) => fetch(address + path, { headers: { 'accept-encoding': 'br' } })

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('the files of the web app', () => {
  it('are sent as the build has packed them', async () => {
    const response = await get('/board.js')
    expect(response.headers.get('content-length')).toBe(String(packed.length))
    expect(await response.text()).toBe(code)
    expect((await get('/board.js.br')).status).toBe(404)
  })

  it('are packed from a few lines on', async () => {
    expect((await get('/entry.js')).headers.get('content-encoding')).toBe('br')
    expect((await get('/names.js')).headers.get('content-encoding')).toBeNull()
  })

  it('are packed by the server where the build has not', async () => {
    const response = await get('/market.js')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toBe(code)
  })
})

describe('the home page', () => {
  const page = async (path: string, language: string, accept = 'text/html,*/*;q=0.8') => {
    const response = await fetch(address + path, { headers: { accept, 'accept-language': language } })
    return /"(.*)"/.exec(await response.text())?.[1]
  }

  it('is the one of the language that the browser asks for, else the English one', async () => {
    expect(await page('/', 'de-AT,de;q=0.9,en;q=0.8')).toBe('home.de')
    expect(await page('/static/home', 'fr;q=0.9,de;q=0.5')).toBe('home.de')
    expect(await page('/static/front', 'fr')).toBe('home.en')
  })

  it('is the app for scripts, for addresses that say more, and everywhere else', async () => {
    expect(await page('/', 'de', '*/*')).toBe('index')
    expect(await page('/?openGemsModal=true', 'de')).toBe('index')
    expect(await page('/login', 'de')).toBe('index')
  })

  it('may run its own scripts', () => expect(files.inlineScripts).toHaveLength(3))
})

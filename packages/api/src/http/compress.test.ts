import Koa from 'koa'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compress } from './compress.ts'

const jsonOf = (length: number): string => JSON.stringify('a line of chat. '.repeat(length / 16))
const CACHED = Buffer.from(jsonOf(5000))

/** What is sent at each path. */
const BODIES: Readonly<Record<string, () => unknown>> = {
  '/text': () => jsonOf(5000),
  '/kept': () => CACHED,
  '/long': () => jsonOf(100_000),
  '/short': () => jsonOf(1000),
  '/stream': () => Readable.from([jsonOf(5000)]),
}

describe('answers to those who take gzip', () => {
  let server: Server
  beforeAll(async () => {
    const koa = new Koa()
    koa.use(compress())
    koa.use((ctx) => {
      ctx.type = ctx.query['type'] === undefined ? 'json' : String(ctx.query['type'])
      if (ctx.query['encoding'] !== undefined) ctx.set('Content-Encoding', String(ctx.query['encoding']))
      ctx.body = BODIES[ctx.path]?.()
    })
    const handle = koa.callback()
    server = createServer((request, response) => void handle(request, response))
    await new Promise<void>((listening) => server.listen(0, listening))
  })
  afterAll(() => server.close())

  const ask = async (path: string, encoding = 'gzip, deflate, br') => {
    const { port } = server.address() as AddressInfo
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, headers: { 'accept-encoding': encoding } }, resolve).on('error', reject)
    })
    const bytes = await buffer(response)
    const { 'content-encoding': sentAs = 'identity', 'content-length': length, vary } = response.headers
    return { sentAs, length, vary, size: bytes.length, text: String(sentAs === 'gzip' ? gunzipSync(bytes) : bytes) }
  }

  it.each(['/text', '/kept', '/kept', '/long'])('are packed and say how long they are: %s', async (path) => {
    const { sentAs, length, vary, size, text } = await ask(path)
    expect({ sentAs, length, vary }).toEqual({ sentAs: 'gzip', length: String(size), vary: 'Accept-Encoding' })
    expect(text).toBe(String(BODIES[path]?.()))
    expect(size).toBeLessThan(text.length / 2)
  })

  it('are packed as they come when they come in pieces', async () => {
    const { sentAs, length, text } = await ask('/stream')
    expect({ sentAs, length, text }).toEqual({ sentAs: 'gzip', length: undefined, text: jsonOf(5000) })
  })

  it('are not packed twice', async () => {
    expect(await ask('/text?encoding=br')).toMatchObject({ sentAs: 'br', text: jsonOf(5000) })
  })

  it.each([
    ['they are short', '/short', undefined],
    ['they are pictures', '/text?type=png', undefined],
    ['the caller would rather not unpack', '/text', 'gzip;q=0.1, identity'],
    ['the caller takes something else only', '/text', 'identity'],
  ])('stay as they are when %s', async (_, path, encoding) => {
    expect(await ask(path, encoding)).toMatchObject({ sentAs: 'identity', vary: 'Accept-Encoding' })
  })
})

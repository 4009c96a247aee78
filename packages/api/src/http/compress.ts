import type { Context, Middleware } from 'koa'
import koaCompress from 'koa-compress'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { createTextMemory } from '../core/recent/text-memory.ts'

/** Bytes; smaller responses are sent uncompressed. */
const THRESHOLD = 2048
/** Compression costs more time than sending, so the lowest level. */
const LEVEL = 1
/** Bytes that are packed right here, in a tenth of a millisecond: handing them to a thread costs more than that. */
const RIGHT_HERE = 64 * 1024

/** Packs what is large enough for callers who take gzip: answers that are there in one, streams in pieces. */
export const compress = (): Middleware => {
  const packStream = koaCompress({ threshold: THRESHOLD, gzip: { level: LEVEL }, br: false, deflate: false })
  return (ctx, next) => {
    if (ctx.headers['accept-encoding'] !== undefined)
      return packStream(ctx, async () => {
        await next()
        await packWhole(ctx)
      })
    ctx.res.setHeader('Vary', 'Accept-Encoding')
    return next()
  }
}

const packWhole = async (ctx: Context): Promise<void> => {
  const body = wholeOf(ctx)
  if (body === undefined || !takesGzip(ctx)) return
  const before = packed.get(body)
  const bytes = before ?? (await gzipped(body))
  // a copy: what zlib gives is the beginning of 16 KB
  if (before === undefined && body === ctx.body) packed.set(body, Buffer.from(bytes))
  ctx.set('Content-Encoding', 'gzip')
  ctx.body = bytes
}

/** Of answers that are kept as bytes: whoever asks for the same again is sent the same. */
const packed = new WeakMap<Buffer, Buffer>()

const PACKABLE = /^text\/|[/+](?:json|xml)$/

/** The bytes of an answer that is to be packed and is there as a whole. */
const wholeOf = (ctx: Context): Buffer | undefined => {
  const { body, method, response, res } = ctx
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return undefined
  if (method === 'HEAD' || res.hasHeader('Content-Encoding') || !PACKABLE.test(response.type)) return undefined
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return bytes.length < THRESHOLD ? undefined : bytes
}

/** Parsing what a client takes costs as much as packing a small answer. */
const compressible = createTextMemory<boolean>()

const takesGzip = (ctx: Context): boolean =>
  compressible(ctx.get('Accept-Encoding'), () => ctx.acceptsEncodings('gzip', 'identity') === 'gzip')

const gzipped = (body: Buffer): Promise<Buffer> | Buffer =>
  body.length <= RIGHT_HERE ? gzipSync(body, { level: LEVEL }) : onThread(body, { level: LEVEL })

const onThread = promisify<Buffer, { readonly level: number }, Buffer>(gzip)

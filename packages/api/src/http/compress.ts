import type { Middleware } from 'koa'
import koaCompress from 'koa-compress'

/** Bytes; smaller responses are sent uncompressed. */
const THRESHOLD = 2048
/** Compression costs more time than sending, so the lowest level. */
const LEVEL = 1

/** Packs what is large enough for callers who take gzip. */
export const compress = (): Middleware => {
  const pack = koaCompress({ threshold: THRESHOLD, gzip: { level: LEVEL }, br: false, deflate: false })
  return (ctx, next) => {
    if (ctx.headers['accept-encoding'] !== undefined) return pack(ctx, next)
    ctx.res.setHeader('Vary', 'Accept-Encoding')
    return next()
  }
}

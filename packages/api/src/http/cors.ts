import type { Middleware } from 'koa'
import { HEADERS } from '../contract/index.ts'

const METHODS = 'OPTIONS, GET, POST, PUT, HEAD, DELETE'

const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Accept-Language',
  'Content-Encoding',
  'X-Requested-With',
  ...Object.values(HEADERS),
].join(', ')

const EXPOSED = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After'

/** Every page may call: a call carries its login in headers, never in a cookie. docs/reference/api.md 1.8; docs/decisions/075-cors-by-hand.md. */
export const cors: Middleware = async (ctx, next) => {
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Access-Control-Allow-Methods', METHODS)
  ctx.set('Access-Control-Allow-Headers', ALLOWED)
  ctx.set('Access-Control-Expose-Headers', EXPOSED)
  if (ctx.method !== 'OPTIONS') return next()
  ctx.status = 200
  ctx.body = 'OK'
}

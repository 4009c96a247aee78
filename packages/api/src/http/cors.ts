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

const CORS_HEADERS = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': ALLOWED,
  'Access-Control-Expose-Headers': EXPOSED,
})

/** Every page may call: a call carries its login in headers, never in a cookie. docs/reference/api.md 1.8; docs/decisions/075-cors-by-hand.md. */
export const cors: Middleware = (ctx, next) => {
  for (const [name, value] of CORS_HEADERS) ctx.res.setHeader(name, value)
  if (ctx.method !== 'OPTIONS') return next()
  ctx.status = 200
  ctx.body = 'OK'
  return undefined
}

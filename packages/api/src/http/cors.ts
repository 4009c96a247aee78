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

/** Every page may call: a call carries its login in headers, never in a cookie. Reference, api 1.8. */
export const cors: Middleware = async (heard, next) => {
  heard.set('Access-Control-Allow-Origin', '*')
  heard.set('Access-Control-Allow-Methods', METHODS)
  heard.set('Access-Control-Allow-Headers', ALLOWED)
  heard.set('Access-Control-Expose-Headers', EXPOSED)
  if (heard.method !== 'OPTIONS') return next()
  heard.status = 200
  heard.body = 'OK'
}

import { bodyParser } from '@koa/bodyparser'
import type { Middleware } from 'koa'

/** JSON and forms up to 10 MB; an empty body, or one of another type, counts as none. docs/reference/api.md 1.2. */
const LIMIT = '10mb'

export const body = (): Middleware => {
  const parse = bodyParser({
    enableTypes: ['json', 'form'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: LIMIT,
    formLimit: LIMIT,
    // Amazon sends its messages as text.
    detectJSON: ({ path }) => path.toLowerCase().endsWith('/amazon/ipn'),
    // What zlib cannot unpack has no status of its own.
    onError: (error) => {
      throw 'status' in error ? error : Object.assign(error, { status: 400 })
    },
  })
  return (ctx, next) => (ctx.headers['content-type'] === undefined ? next() : parse(ctx, next))
}

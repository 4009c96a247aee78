import { bodyParser } from '@koa/bodyparser'
import { LIMITS } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { Context, Middleware } from 'koa'
import { createSemaphore } from '../core/mutex/semaphore.ts'
import { loginOf } from './rate-limit.ts'

/** Bytes of JSON and forms. docs/reference/api.md 1.2. */
const LIMIT = 10 * 1024 * 1024

/** Bytes of a request that restores a player: as a text in JSON, an export is at most twice as long. docs/decisions/160-large-exports-come-back.md */
const RESTORE_LIMIT = 2 * LIMITS.exportFile + 1024

/** Requests that are larger than others may be, and are in memory at the same time. */
const LARGE_AT_ONCE = 2

const RESTORE = /^\/api\/v[34]\/user\/restore\/?$/i

/** JSON and forms; an empty body, or one of another type, counts as none. */
export const body = (): Middleware => {
  const parse = parserUpTo(LIMIT)
  const parseLarge = parserUpTo(RESTORE_LIMIT)
  const inTurn = createSemaphore(LARGE_AT_ONCE)
  return (ctx, next) => {
    if (ctx.headers['content-type'] === undefined) return next()
    return isLargeRestore(ctx) ? inTurn(async () => parseLarge(ctx, next)) : parse(ctx, next)
  }
}

/** Of a player who is logged in, and whose request says how long it is. */
const isLargeRestore = (ctx: Context): boolean => {
  const login = loginOf(ctx)
  return RESTORE.test(ctx.path) && Number(ctx.get('content-length')) > LIMIT && login !== undefined && E.isRight(login)
}

const parserUpTo = (bytes: number): Middleware =>
  bodyParser({
    enableTypes: ['json', 'form'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: bytes,
    formLimit: LIMIT,
    // Amazon sends its messages as text.
    detectJSON: ({ path }) => path.toLowerCase().endsWith('/amazon/ipn'),
    // What zlib cannot unpack has no status of its own.
    onError: (error) => {
      throw 'status' in error ? error : Object.assign(error, { status: 400 })
    },
  })

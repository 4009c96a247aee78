import { bodyParser } from '@koa/bodyparser'
import * as E from 'fp-ts/lib/Either.js'
import type { Context, Middleware } from 'koa'
import { createSemaphore } from '../core/mutex/semaphore.ts'
import { BODY_LIMIT, isLargeRestore, RESTORE_LIMIT } from './large-restore.ts'
import { loginOf } from './rate-limit.ts'

/** Requests that are larger than others may be, and are in memory at the same time. */
const LARGE_AT_ONCE = 2

/** JSON and forms; an empty body, or one of another type, counts as none. */
export const body = (): Middleware => {
  const parse = parserUpTo(BODY_LIMIT)
  const parseLarge = parserUpTo(RESTORE_LIMIT)
  const inTurn = createSemaphore(LARGE_AT_ONCE)
  return (ctx, next) => {
    if (ctx.headers['content-type'] === undefined) return next()
    return isLargeRestore(ctx) && isLoggedIn(ctx) ? inTurn(async () => parseLarge(ctx, next)) : parse(ctx, next)
  }
}

const isLoggedIn = (ctx: Context): boolean => {
  const login = loginOf(ctx)
  return login !== undefined && E.isRight(login)
}

const parserUpTo = (bytes: number): Middleware =>
  bodyParser({
    enableTypes: ['json', 'form'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: bytes,
    formLimit: BODY_LIMIT,
    // Amazon sends its messages as text.
    detectJSON: ({ path }) => path.toLowerCase().endsWith('/amazon/ipn'),
    // What zlib cannot unpack has no status of its own.
    onError: (error) => {
      throw 'status' in error ? error : Object.assign(error, { status: 400 })
    },
  })

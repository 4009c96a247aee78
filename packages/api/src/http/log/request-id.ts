import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'

const REQUEST_ID = 'x-request-id'

/** What is taken over from a proxy; anything else could forge lines of the log. */
const ACCEPTED = /^[\w.:-]{1,64}$/

/** Gives each request an id, or takes over the one of a proxy. The response carries it, and so does each line of the log. */
export const requestId: Middleware = (ctx, next) => {
  const proxyId = ctx.get(REQUEST_ID)
  ctx.set(REQUEST_ID, ACCEPTED.test(proxyId) ? proxyId : randomUUID())
  return next()
}

export const requestIdOf = (ctx: Context): string => ctx.response.get(REQUEST_ID)

import type { Middleware } from 'koa'
import { canonicalAddress } from '../networks.ts'

/**
 * Gives the caller's address the form in which it is blocked and counted: a socket for both versions of IP names IPv4
 * callers as `::ffff:192.0.2.7`.
 */
export const callerAddress: Middleware = (ctx, next) => {
  ctx.request.ip = canonicalAddress(ctx.request.ip)
  return next()
}

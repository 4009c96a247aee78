import type { Middleware } from 'koa'
import { createTextMemory } from '../core/recent/text-memory.ts'
import { canonicalAddress } from '../networks.ts'

const canonical = createTextMemory<string>()

/**
 * Gives the caller's address the form in which it is blocked and counted: a socket for both versions of IP names IPv4
 * callers as `::ffff:192.0.2.7`.
 */
export const callerAddress: Middleware = (ctx, next) => {
  const { ip } = ctx.request
  ctx.request.ip = canonical(ip, () => canonicalAddress(ip))
  return next()
}

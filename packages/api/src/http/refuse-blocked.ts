import type { Context, Middleware } from 'koa'
import { HEADERS } from '../contract/index.ts'
import { type ApiError, forbidden, notImplemented } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Blocked } from '../core/blocker-list.ts'
import { respondWithError } from './error-response.ts'

/** The methods that HTTP defines for calls like ours; to any other the answer is that there is none. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Refuses, before anything else, whom operator or staff have blocked, and methods that no call has. docs/reference/api.md 1.4, 4.7. */
export const refuseBlocked =
  (app: Pick<AppContext, 'config' | 'i18n' | 'blockers'>): Middleware =>
  (ctx, next) => {
    const byOperator = app.config.blocked
    const go = (byStaff: Pick<Blocked, 'addresses' | 'clients'>): unknown => {
      const error = refusalOf(ctx, [byOperator, byStaff])
      return error === undefined ? next() : respondWithError(app, ctx, error)
    }
    const byStaff = app.blockers.current()
    return byStaff instanceof Promise ? byStaff.then(go) : go(byStaff)
  }

const refusalOf = (
  ctx: Context,
  lists: ReadonlyArray<Pick<Blocked, 'addresses' | 'clients'>>,
): ApiError | undefined => {
  if (lists.some(({ addresses }) => addresses.size > 0 && addresses.has(ctx.ip))) return forbidden('ipAddressBlocked')
  if (lists.some(({ clients }) => clients.size > 0 && clients.has(ctx.get(HEADERS.client))))
    return forbidden('clientBlocked')
  return METHODS.has(ctx.method) ? undefined : notImplemented(ctx.method)
}

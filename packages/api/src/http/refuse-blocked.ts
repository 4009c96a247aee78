import type { Middleware } from 'koa'
import { HEADERS } from '../contract/index.ts'
import { type ApiError, forbidden, notImplemented } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { respondWithError } from './error-response.ts'

/** The methods that HTTP defines for calls like ours; to any other the answer is that there is none. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Refuses, before anything else, whom operator or staff have blocked, and methods that no call has. docs/reference/api.md 1.4, 4.7. */
export const refuseBlocked =
  (app: Pick<AppContext, 'config' | 'i18n' | 'blockers'>): Middleware =>
  async (ctx, next) => {
    const { addresses, clients } = app.config.blocked
    const byStaff = await app.blockers.current()
    const client = ctx.get(HEADERS.client)
    const error: ApiError | undefined =
      addresses.has(ctx.ip) || byStaff.addresses.has(ctx.ip)
        ? forbidden('ipAddressBlocked')
        : clients.has(client) || byStaff.clients.has(client)
          ? forbidden('clientBlocked')
          : METHODS.has(ctx.method)
            ? undefined
            : notImplemented(ctx.method)
    return error === undefined ? next() : respondWithError(app, ctx, error)
  }

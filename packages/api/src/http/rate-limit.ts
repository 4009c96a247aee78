import * as E from 'fp-ts/lib/Either.js'
import type { Context, Middleware } from 'koa'
import { HEADERS } from '../contract/index.ts'
import { type ApiError, tooMany } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Session } from '../core/session.ts'
import { createThrottle, type ThrottleCount } from '../core/throttles/throttle.ts'
import { authenticate } from './authenticate.ts'
import { respondWithError } from './error-response.ts'
import { isLargeRestore } from './large-restore.ts'
import { isApiPath } from './not-found.ts'

/**
 * Points in a window of `seconds`, and what a call costs: one of a player, one without a login or with a wrong one, an
 * attempt to register, a large export that comes back. docs/reference/api.md 1.9; docs/decisions/073-bounds-of-what-is-kept.md.
 */
const BUDGETS = {
  v3: { points: 30, seconds: 60, call: 1, anonymousCall: 5, registration: 5, largeRestore: 30 },
  v4: { points: 1200, seconds: 60, call: 1, anonymousCall: 1, registration: 20, largeRestore: 300 },
} as const
type Budget = (typeof BUDGETS)[keyof typeof BUDGETS]

const REGISTER = /^\/api\/v[34]\/user\/auth\/local\/register\/?$/i

/** The login of a request, or why there is none; undefined when the request names none. */
export type RequestLogin = E.Either<ApiError, Session> | undefined

/** What the budget found out about the caller, for the endpoint behind it. */
export const loginOf = (ctx: Context): RequestLogin => (ctx.state as { readonly login?: RequestLogin }).login

/**
 * Authenticates the caller, then limits calls: those of a player by player, so that nobody else can use them up, all others
 * by address.
 */
export const rateLimit = (app: Pick<AppContext, 'config' | 'clock' | 'i18n' | 'store' | 'background'>): Middleware => {
  const limiters = {
    v3: createThrottle(BUDGETS.v3.points, BUDGETS.v3.seconds),
    v4: createThrottle(BUDGETS.v4.points, BUDGETS.v4.seconds),
  }
  return async (ctx, next) => {
    const version = versionOf(ctx.path)
    if (version === undefined) return next()
    const login = ctx.get(HEADERS.user) === '' ? undefined : await authenticate(app, ctx.req.headers)
    ctx.state['login'] = login
    if (!app.config.rateLimit) return next()
    const budget = BUDGETS[version]
    const key = login !== undefined && E.isRight(login) ? `player ${login.right.userId}` : `address ${ctx.ip}`
    const count = await limiters[version].hit(key, costOf(budget, ctx, login))
    if (version === 'v3') tellBudget(ctx, budget, count, app.clock())
    if (count.isExceeded) return respondWithError(app, ctx, tooMany('clientRateLimited', count.resetsIn / 1000))
    return next()
  }
}

/** Calls without a prefix count as those of version 4. */
const versionOf = (path: string): 'v3' | 'v4' | undefined =>
  isApiPath(path) ? (/^\/api\/v3(?:\/|$)/i.test(path) ? 'v3' : 'v4') : undefined

const costOf = (budget: Budget, ctx: Context, login: RequestLogin): number => {
  if (REGISTER.test(ctx.path)) return budget.registration
  if (isLargeRestore(ctx)) return budget.largeRestore
  return login !== undefined && E.isRight(login) ? budget.call : budget.anonymousCall
}

const tellBudget = (ctx: Context, { points }: Budget, { consumed, resetsIn }: ThrottleCount, now: number): void => {
  const remaining = Math.max(0, points - consumed)
  ctx.set('X-RateLimit-Limit', String(points))
  ctx.set('X-RateLimit-Remaining', String(remaining))
  ctx.set('X-RateLimit-Reset', formatResetTime(now + resetsIn))
  if (remaining < 1) ctx.set('Retry-After', String(resetsIn / 1000))
}

/** Clients parse this text: it must look like `Date.prototype.toString` in UTC. */
export const formatResetTime = (at: number): string => {
  const [, weekday = '', day = '', month = '', year = '', time = ''] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(new Date(at).toUTCString()) ?? []
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`
}

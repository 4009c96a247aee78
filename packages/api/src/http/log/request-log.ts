import * as E from 'fp-ts/lib/Either.js'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import { loginOf } from '../rate-limit.ts'
import { loggedPath } from './logged-path.ts'
import type { RequestObserver } from './observe-requests.ts'
import { requestIdOf } from './request-id.ts'

/** Logs one line a request, never tokens, bodies or queries. */
export const requestLog =
  (log: Logger): RequestObserver =>
  (ctx, time) => {
    const { status } = ctx
    const failed = isFailure(status)
    if (!failed && !log.isLevelEnabled('debug')) return
    const milliseconds = Math.round(time * 10) / 10
    const line = {
      request: requestIdOf(ctx),
      method: ctx.method,
      path: loggedPath(ctx),
      status,
      milliseconds,
      user: userOf(ctx),
    }
    if (failed) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }

/** A method that nobody knows (501) is the caller's mistake, and anyone can make it all day. */
const isFailure = (status: number): boolean => status >= 500 && status !== 501

/** Who calls, once that is proved: a client that mixes its headers up sends the token as the user. */
const userOf = (ctx: Context): string => {
  const login = loginOf(ctx)
  return login !== undefined && E.isRight(login) ? login.right.userId : ''
}

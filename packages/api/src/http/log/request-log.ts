import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { HEADERS } from '../../contract/index.ts'
import { loggedPath } from './logged-path.ts'
import { requestIdOf } from './request-id.ts'

/** Characters of a UUID. */
const ID_LENGTH = 36

/** Logs one line a request, never tokens, bodies or queries. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const start = performance.now()
    await next()
    const { status } = ctx
    if (status < 500 && !log.isLevelEnabled('debug')) return
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    const line = {
      request: requestIdOf(ctx),
      method: ctx.method,
      path: loggedPath(ctx),
      status,
      milliseconds,
      user: ctx.get(HEADERS.user).slice(0, ID_LENGTH),
    }
    if (status >= 500) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }

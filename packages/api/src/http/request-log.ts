import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { HEADERS } from '../contract/index.ts'

/** One line for each answered request. Tokens, bodies and queries never get into the log. */
export const requestLog =
  (log: Logger): Middleware =>
  async (heard, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    const line = {
      method: heard.method,
      path: heard.path,
      status: heard.status,
      milliseconds,
      user: heard.get(HEADERS.user),
    }
    if (heard.status >= 500) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }

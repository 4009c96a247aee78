import Koa from 'koa'
import compress from 'koa-compress'
import type { Shell } from '../shell.ts'
import { apiPages } from './api-pages.ts'
import { body } from './body.ts'
import { cors } from './cors.ts'
import { isApiPath, refuseUnknown } from './not-found.ts'
import { servePages } from './pages.ts'
import { rateLimit } from './rate-limit.ts'
import { requestLog } from './request-log.ts'
import { routes } from './routes.ts'
import { security } from './security.ts'
import { errorFrom, refuse } from './serve.ts'
import type { StaticFiles } from './static-files.ts'

/** Bytes; smaller answers are sent as they are. */
const WORTH_PACKING = 2048
/** Packing costs more than sending, so the lowest effort. */
const GZIP_LEVEL = 1

/** What a connection that the other side dropped throws: nothing that anybody has to read. */
const DROPPED = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_WRITE_AFTER_END'])

/** The server, ready to listen. */
export const appOf = (shell: Shell, web: StaticFiles): Koa => {
  const app = new Koa({ proxy: shell.config.proxies > 0, maxIpsCount: shell.config.proxies })
  app.on('error', (fault: unknown) => {
    if (!DROPPED.has(String((Object(fault) as { code?: unknown }).code)))
      shell.log.error({ err: fault }, 'answering failed')
  })
  app.use(requestLog(shell.log))
  app.use(async (heard, next) => {
    try {
      await next()
    } catch (fault) {
      const error = errorFrom(fault)
      if (error.status >= 500 || error.status === 408)
        shell.log.error({ err: fault, path: heard.path }, 'request failed')
      refuse(shell, heard, error)
    }
  })
  app.use(security(shell.config.baseUrl))
  app.use(async (heard, next) => {
    if (web.serve(heard)) return
    await next()
  })
  app.use(compress({ threshold: WORTH_PACKING, gzip: { level: GZIP_LEVEL }, br: false, deflate: false }))
  app.use(cors)
  app.use(rateLimit(shell))
  app.use(apiPages(shell))
  app.use(body())
  app.use(routes(shell))
  app.use(async (heard) => {
    if ((heard.method === 'GET' || heard.method === 'HEAD') && !isApiPath(heard.path)) {
      if (await servePages(shell, heard)) return
      if (web.serveApp(heard)) return
    }
    refuseUnknown(shell, heard)
  })
  return app
}

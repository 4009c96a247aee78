import Koa from 'koa'
import type { AppContext } from './core/app-context.ts'
import { body } from './http/body.ts'
import { callerAddress } from './http/caller-address.ts'
import { compress } from './http/compress.ts'
import { cors } from './http/cors.ts'
import { errorHandler } from './http/error-response.ts'
import { type Metrics, metricsPage } from './http/metrics.ts'
import { isApiPath, respondNotFound } from './http/not-found.ts'
import { probes } from './http/probes.ts'
import { rateLimit } from './http/rate-limit.ts'
import { apiPages, redirectPages } from './http/pages/index.ts'
import { refuseBlocked } from './http/refuse-blocked.ts'
import { observeRequests } from './http/log/observe-requests.ts'
import { requestId } from './http/log/request-id.ts'
import { requestLog } from './http/log/request-log.ts'
import { routes } from './http/router.ts'
import { security } from './http/security.ts'
import type { StaticFiles } from './http/static-files.ts'

/** Thrown when the client drops the connection; not logged. */
const CONNECTION_ERRORS = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_WRITE_AFTER_END'])

/**
 * The Koa application: middleware in the order in which requests pass it. What fails outside of them is logged by
 * its code alone: errors of Node's parser hold the request, with tokens and passwords.
 */
export const createApp = (app: AppContext, web: StaticFiles, metrics: Metrics): Koa => {
  const koa = new Koa({ proxy: app.config.proxies > 0, maxIpsCount: app.config.proxies })
  koa.on('error', (error: unknown) => {
    const { name, code, reason } = Object(error) as Readonly<Record<string, unknown>>
    if (!CONNECTION_ERRORS.has(String(code))) app.log.error({ type: name, code, reason }, 'responding failed')
  })
  koa.use(probes(app))
  koa.use(requestId)
  koa.use(observeRequests(metrics.observe, requestLog(app.log)))
  koa.use(errorHandler(app))
  koa.use(security(app.config.baseUrl, web.inlineScripts))
  koa.use(callerAddress)
  koa.use(refuseBlocked(app))
  if (app.config.metricsPort === undefined) koa.use(metricsPage(metrics))
  koa.use((ctx, next) => web.serve(ctx) ?? next())
  koa.use(compress())
  koa.use(cors)
  koa.use(rateLimit(app))
  koa.use(apiPages(app))
  koa.use(body())
  koa.use(routes(app))
  koa.use(async (ctx) => {
    if ((ctx.method === 'GET' || ctx.method === 'HEAD') && !isApiPath(ctx.path)) {
      if (await redirectPages(app, ctx)) return
      const page = web.serveApp(ctx)
      if (page !== undefined) return page
    }
    respondNotFound(app, ctx)
  })
  return koa
}

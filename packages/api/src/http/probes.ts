import type { Context, Middleware } from 'koa'
import { storeFault } from '../content/index.ts'
import type { AppContext } from '../core/app-context.ts'

const PROBES = new Set(['/health', '/ready'])

/**
 * Answers those who watch over the process, outside of the API: `/health` that it runs, `/ready` that its store reads and
 * writes, otherwise 503 and why. Neither counts in a budget nor is written to the log.
 */
export const probes =
  ({ store }: Pick<AppContext, 'store'>): Middleware =>
  (ctx, next) =>
    PROBES.has(ctx.path) && (ctx.method === 'GET' || ctx.method === 'HEAD') ? answerProbe(store, ctx) : next()

const answerProbe = async (store: AppContext['store'], ctx: Context): Promise<void> => {
  const fault = ctx.path === '/health' ? undefined : await storeFault(store)
  ctx.set('Cache-Control', 'no-store')
  ctx.status = fault === undefined ? 200 : 503
  ctx.body = fault === undefined ? { status: 'up' } : { status: 'down', reason: fault }
}

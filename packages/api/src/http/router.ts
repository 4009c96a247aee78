import createRouter from 'find-my-way'
import type { Context, Middleware } from 'koa'
import { endpointNamed, PREFIXES } from '../contract/index.ts'
import { handlers } from './handlers.ts'
import type { AppContext } from '../core/app-context.ts'
import { endpointMiddleware } from './endpoint-middleware.ts'

type EndpointMiddleware = (ctx: Context) => Promise<void>

/** Node accepts no head of a request that is longer. */
const LONGEST_PARAM = 16_384

/** Routes every row of the contract, below both prefixes and, where the row says `root`, without one. docs/reference/api.md 1.1 and 1.12. */
export const routes = (app: AppContext): Middleware => {
  const router = createRouter({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM })
  for (const [name, handler] of handlers) {
    const endpoint = endpointNamed(name)
    const middleware = endpointMiddleware(app, endpoint, handler)
    for (const prefix of [...Object.values(PREFIXES), ...(endpoint.root ? [''] : [])])
      for (const path of [endpoint.path, ...endpoint.also])
        router.on(endpoint.method, `${prefix}${path}`, ignore, middleware)
  }
  return (ctx, next) => {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method
    const found = router.find(method as 'GET', ctx.path)
    if (found === null) return next()
    return (found.store as EndpointMiddleware)(Object.assign(ctx, { params: found.params }))
  }
}

/** Handlers of the router take no context of Koa: ours is what it keeps beside them. */
const ignore = (): void => undefined

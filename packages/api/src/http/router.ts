import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { endpointNamed, PREFIXES } from '../contract/index.ts'
import { handlers } from './handlers.ts'
import type { AppContext } from '../core/app-context.ts'
import { endpointMiddleware } from './endpoint-middleware.ts'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** A path up to its first word, below the prefix if it has one. Each area has a router of its own, so that few patterns are tried. */
const pathArea = (path: string): string => {
  const parts = path.toLowerCase().split('/', 4)
  return (parts[1] === 'api' ? parts : parts.slice(0, 2)).join('/')
}

/** Routes every row of the contract, below both prefixes and, where the row says `root`, without one. docs/reference/api.md 1.1 and 1.12. */
export const routes = (app: AppContext): Middleware => {
  const routers = new Map<string, Router>()
  const exact = new Map<string, Middleware>()
  const routerOf = (area: string): Router => {
    const router = routers.get(area) ?? new Router()
    routers.set(area, router)
    return router
  }
  for (const [name, handler] of handlers) {
    const endpoint = endpointNamed(name)
    if (endpoint.area === 'debug' && app.timeTravel === undefined) continue
    const middleware = endpointMiddleware(app, endpoint, handler)
    for (const prefix of [...Object.values(PREFIXES), ...(endpoint.root ? [''] : [])])
      for (const below of [endpoint.path, ...endpoint.also]) {
        const path = `${prefix}${below}`
        routerOf(pathArea(path))[METHODS[endpoint.method]](path, middleware)
        if (!path.includes(':')) exact.set(`${endpoint.method} ${path}`, atExactPath(path, middleware))
      }
  }
  const areas = new Map([...routers].map(([area, router]) => [area, router.routes() as unknown as Middleware]))
  return (ctx, next) => (exact.get(`${ctx.method} ${ctx.path}`) ?? areas.get(pathArea(ctx.path)))?.(ctx, next) ?? next()
}

/** A path without parameters, written as it is in the contract, needs no pattern. The router says what it has matched, too. */
const atExactPath =
  (path: string, run: (ctx: Context) => Promise<void>): Middleware =>
  (ctx) => {
    ctx['params'] = {}
    ctx['_matchedRoute'] = path
    return run(ctx)
  }

import { Router } from '@koa/router'
import type { Middleware } from 'koa'
import { endpointNamed, PREFIXES } from '../contract/index.ts'
import { handlers } from '../routes/handlers.ts'
import type { Shell } from '../shell.ts'
import { serve } from './serve.ts'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** A path up to its first word below the prefix: one of some twenty, by which a call finds the few routes that may be its own. */
const areaOf = (path: string): string => path.split('/', 4).join('/').toLowerCase()

/** Every row of the contract below both prefixes. Reference, api 1.1 and 1.12. */
export const routes = (shell: Shell): Middleware => {
  const routers = new Map<string, Router>()
  const routerOf = (area: string): Router => {
    const router = routers.get(area) ?? new Router()
    routers.set(area, router)
    return router
  }
  for (const [name, handler] of handlers) {
    const endpoint = endpointNamed(name)
    const served = serve(shell, endpoint, handler)
    for (const prefix of Object.values(PREFIXES))
      for (const below of [endpoint.path, ...endpoint.also]) {
        const path = `${prefix}${below}`
        routerOf(areaOf(path))[METHODS[endpoint.method]](path, served)
      }
  }
  const areas = new Map([...routers].map(([area, router]) => [area, router.routes() as unknown as Middleware]))
  return (heard, next) => areas.get(areaOf(heard.path))?.(heard, next) ?? next()
}

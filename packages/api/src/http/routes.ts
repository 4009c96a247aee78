import { Router } from '@koa/router'
import type { Middleware } from 'koa'
import { endpointNamed, PREFIXES } from '../contract/index.ts'
import { handlers } from '../routes/handlers.ts'
import type { Shell } from '../shell.ts'
import { serve } from './serve.ts'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** Every row of the contract below both prefixes. Reference, api 1.1 and 1.12. */
export const routes = (shell: Shell): Middleware => {
  const router = new Router()
  for (const [name, handler] of handlers) {
    const endpoint = endpointNamed(name)
    const served = serve(shell, endpoint, handler)
    for (const prefix of Object.values(PREFIXES))
      for (const path of [endpoint.path, ...endpoint.also]) router[METHODS[endpoint.method]](`${prefix}${path}`, served)
  }
  return router.routes() as unknown as Middleware
}

import type { Middleware } from 'koa'
import type { AppContext } from '../../core/app-context.ts'
import { apiPage, openApiDocument } from '../../openapi/index.ts'

/** Characters of the longest path that is served here, slashes behind it included. */
const LONGEST = '/api/v4/openapi.json'.length + 2

/** Serves the OpenAPI document, and the same as a page at `/api`. */
export const apiPages = ({ version }: Pick<AppContext, 'version'>): Middleware => {
  // Made for the first who asks: nobody waits for them at the start.
  let document: string | undefined
  let page: string | undefined
  return (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.length > LONGEST) return next()
    const path = ctx.path.replace(/\/+$/, '').toLowerCase()
    if (path === '/api/v3/openapi.json' || path === '/api/v4/openapi.json') {
      ctx.type = 'json'
      ctx.body = document ??= JSON.stringify(openApiDocument(version))
      return undefined
    }
    if (path !== '/api') return next()
    ctx.type = 'html'
    ctx.body = page ??= apiPage(version)
    return undefined
  }
}

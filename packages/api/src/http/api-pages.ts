import type { Middleware } from 'koa'
import type { AppContext } from '../core/app-context.ts'
import { apiPage, openApiDocument } from '../openapi/index.ts'

/** Serves the OpenAPI document, and the same as a page at `/api`. */
export const apiPages = ({ version }: Pick<AppContext, 'version'>): Middleware => {
  const document = JSON.stringify(openApiDocument(version))
  const page = apiPage(version)
  return async (ctx, next) => {
    const path = ctx.path.replace(/\/+$/, '').toLowerCase()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (path === '/api/v3/openapi.json' || path === '/api/v4/openapi.json') {
      ctx.type = 'json'
      ctx.body = document
      return undefined
    }
    if (path !== '/api') return next()
    ctx.type = 'html'
    ctx.body = page
    return undefined
  }
}

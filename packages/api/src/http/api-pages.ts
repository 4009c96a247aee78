import type { Middleware } from 'koa'
import { apiPage } from '../contract/openapi/api-page.ts'
import { openApiDocument } from '../contract/openapi/document.ts'
import type { Shell } from '../shell.ts'

/** The description of the API for programs, and for people. */
export const apiPages = (shell: Shell): Middleware => {
  const document = JSON.stringify(openApiDocument(shell.version))
  const page = apiPage(shell.version)
  return async (heard, next) => {
    const path = heard.path.replace(/\/+$/, '').toLowerCase()
    if (heard.method !== 'GET' && heard.method !== 'HEAD') return next()
    if (path === '/api/v3/openapi.json' || path === '/api/v4/openapi.json') {
      heard.type = 'json'
      heard.body = document
      return undefined
    }
    if (path !== '/api') return next()
    heard.type = 'html'
    heard.body = page
    return undefined
  }
}

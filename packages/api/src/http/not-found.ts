import type { Context } from 'koa'
import type { AppContext } from '../core/app-context.ts'
import { notFound } from '../core/api-error.ts'
import { respondWithError } from './error-response.ts'

/** Paths that never belong to the web app. docs/reference/api.md 1.1. */
const API_PATH = /^\/(?:api|amazon|iap|paypal|stripe|export|email|analytics)(?:\/|$)/i

export const isApiPath = (path: string): boolean => API_PATH.test(path)

/** Responds with 404; calls of the first two versions of the API are told which version there is. */
export const respondNotFound = (app: Pick<AppContext, 'i18n'>, ctx: Context): void => {
  const isRetired = /^\/api\/v[12](?:\/|$)/i.test(ctx.path)
  respondWithError(
    app,
    ctx,
    notFound(isRetired ? 'apiVersionRetired' : 'apiPathNotFound', { path: ctx.path.slice(0, 200) }),
  )
}

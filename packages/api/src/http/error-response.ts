import type { Context, Middleware } from 'koa'
import { type ApiError, badRequest, internal, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { StoreUnavailable, UnreadableDocument } from '../store/index.ts'
import { toErrorBody } from './envelope.ts'
import { isOpenedInBrowser, toErrorPage } from './pages/index.ts'
import { languagePreferencesOf } from './language-preferences.ts'
import { loggedPath } from './log/logged-path.ts'
import { requestIdOf } from './log/request-id.ts'

/** Turns whatever is thrown further down into an error response; the log gets what it really was. */
export const errorHandler =
  (app: Pick<AppContext, 'i18n' | 'log'>): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.status >= 500 || error.status === 408)
        app.log.error({ err: thrown, request: requestIdOf(ctx), path: loggedPath(ctx) }, 'request failed')
      respondWithError(app, ctx, error)
    }
  }

export const respondWithError = ({ i18n }: Pick<AppContext, 'i18n'>, ctx: Context, error: ApiError): void => {
  const language = chooseLanguage(i18n.languages, {
    ...languagePreferencesOf(ctx),
    ...(error.language ? { player: error.language } : {}),
  })
  ctx.status = error.status
  ctx.set('Cache-Control', 'no-store')
  if (error.retryAfter !== undefined) ctx.set('Retry-After', String(error.retryAfter))
  const body = toErrorBody(i18n, language, error)
  if (isOpenedInBrowser(ctx)) {
    ctx.type = 'html'
    ctx.body = toErrorPage(i18n, language, body)
  } else ctx.body = body
}

const toApiError = (thrown: unknown): ApiError => {
  if (thrown instanceof StoreUnavailable) return timedOut('storeUnavailable')
  if (thrown instanceof UnreadableDocument) return internal(thrown.type)
  const { status, name, message } = Object(thrown) as { status?: unknown; name?: unknown; message?: unknown }
  if (status === 413) return { status, error: 'PayloadTooLargeError', key: 'bodyTooLarge' }
  if (status === 400 && name === 'SyntaxError')
    return { status, error: name, key: 'bodyNotReadable', message: String(message) }
  if (typeof status === 'number' && status >= 400 && status < 500) return badRequest('bodyNotReadable')
  return internal('unexpectedFault')
}

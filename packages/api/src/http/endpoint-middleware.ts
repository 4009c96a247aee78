import * as E from 'fp-ts/lib/Either.js'
import type { Context } from 'koa'
import { type AnyEndpoint, HEADERS } from '../contract/index.ts'
import type { AppContext } from '../core/app-context.ts'
import type { AnyHandler, ResponseCookie } from '../core/handler.ts'
import { encodeEnvelope } from './envelope.ts'
import { respondWithError } from './error-response.ts'
import { parseRequest } from './parse-request.ts'
import { sendEvents } from './send/send-events.ts'
import { sendEncoded } from './send/send-encoded.ts'

/** What Koa's `ctx.type` would look up. */
const JSON_TYPE = 'application/json; charset=utf-8'

/** Runs an endpoint: parse the request, call the handler, wrap the response in the envelope. */
export const endpointMiddleware = (app: AppContext, endpoint: AnyEndpoint, handler: AnyHandler) => {
  const handle = handler(app)
  return async (ctx: Context): Promise<void> => {
    const request = parseRequest(endpoint, ctx)
    const response = E.isLeft(request) ? request : await handle(request.right)
    if (E.isLeft(response)) return respondWithError(app, ctx, response.left)
    const { etag, bodies, status = endpoint.status } = response.right
    ctx.status = status
    if (response.right.cookie !== undefined) setCookie(app, ctx, response.right.cookie)
    if (response.right.stream !== undefined) return sendEvents(ctx, response.right.stream)
    ctx.set('Cache-Control', etag === undefined ? 'no-store' : 'no-cache')
    if (etag !== undefined) ctx.etag = etag
    if (bodies !== undefined) ctx.set('Vary', `Accept-Encoding, ${HEADERS.client}`)
    if (etag !== undefined && ctx.fresh) ctx.status = 304
    else if (bodies !== undefined) await sendEncoded(ctx, 'application/json', bodies)
    else if (response.right.bare && response.right.redirect !== undefined) redirect(ctx, response.right.redirect)
    else if (response.right.bare && response.right.file !== undefined)
      sendFile(ctx, response.right.file, response.right.data)
    else if (response.right.bare) ctx.body = response.right.data
    else {
      ctx.set('Content-Type', JSON_TYPE)
      ctx.body = encodeEnvelope(app.version, response.right)
    }
  }
}

const sendFile = (
  ctx: Context,
  { name, type, isPage }: { readonly name: string; readonly type: string; readonly isPage?: true },
  data: unknown,
): void => {
  ctx.attachment(name, isPage ? { type: 'inline' } : {})
  ctx.type = Buffer.isBuffer(data) ? type : `${type}; charset=utf-8`
  ctx.body = data
}

/** After a form has been posted, the browser gets the next page. */
const redirect = (ctx: Context, address: string): void => {
  if (ctx.method === 'POST') ctx.status = 303
  ctx.redirect(address)
}

/** `Secure` follows from the address that players open: a proxy may end TLS. */
const setCookie = ({ config }: Pick<AppContext, 'config'>, ctx: Context, { name, value, maxAge }: ResponseCookie) => {
  const secure = config.baseUrl.startsWith('https:')
  ctx.cookies.secure = secure
  ctx.cookies.set(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAge * 1000 })
}

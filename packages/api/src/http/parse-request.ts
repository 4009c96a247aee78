import * as E from 'fp-ts/lib/Either.js'
import type { Context } from 'koa'
import { type AnyEndpoint, countFromZero, HEADERS, isUuid } from '../contract/index.ts'
import { type ApiError, type FieldError, invalidRequest, notAuthorized } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { Session } from '../core/session.ts'
import { decodeRequest } from './decode-request.ts'
import { languagePreferencesOf } from './language-preferences.ts'
import { loginOf } from './rate-limit.ts'

/** A context after the router and the body parser. */
export type KoaContext = Context & { readonly params?: unknown }

/** Decodes every part of a request whose caller is authenticated, if the endpoint requires it. */
export const parseRequest = (endpoint: AnyEndpoint, ctx: KoaContext): E.Either<ApiError, ApiRequest> => {
  const session = parseSession(endpoint, ctx)
  if (E.isLeft(session)) return session
  const input = decodeRequest(endpoint, {
    params: ctx.params ?? {},
    query: ctx.querystring === '' ? {} : ctx.query,
    body: ctx.request.body ?? {},
    timezoneOffset: ctx.get(HEADERS.timezoneOffset) === '' ? undefined : ctx.get(HEADERS.timezoneOffset),
  })
  if (E.isLeft(input)) return input
  const order = parseOrder(ctx)
  if (E.isLeft(order)) return order
  return E.right({
    input: input.right,
    ...(session.right === undefined ? {} : { session: session.right }),
    languagePreferences: languagePreferencesOf(ctx),
    apiVersion: ctx.path.toLowerCase().startsWith('/api/v3') ? 'v3' : 'v4',
    client: ctx.get(HEADERS.client),
    userAgent: ctx.get('user-agent'),
    address: ctx.ip,
    lastEventId: ctx.get(HEADERS.lastEventId),
    raw: rawOf(ctx),
    ...(ctx.get(HEADERS.acts) === 'new' ? { newActsOnly: true } : {}),
    ...order.right,
  })
}

const rawOf = ({ request }: Context): NonNullable<ApiRequest['raw']> => ({
  body: (request as { readonly rawBody?: string }).rawBody ?? '',
  headers: request.headers as Readonly<Record<string, string | undefined>>,
})

const parseSession = ({ auth }: AnyEndpoint, ctx: KoaContext): E.Either<ApiError, Session | undefined> => {
  if (auth === 'none') return E.right(undefined)
  const login = loginOf(ctx)
  if (login === undefined) return auth === 'optional' ? E.right(undefined) : E.left(notAuthorized('missingAuthHeaders'))
  return login
}

/**
 * The turn, the client's time and the key of the act, from their headers. Refuses invalidReqParams for anything but whole
 * numbers from 0, and a UUID.
 */
const parseOrder = (ctx: Context): E.Either<ApiError, CommandOrder> => {
  if (ORDER_HEADERS.every((name) => ctx.headers[name] === undefined)) return NO_ORDER
  const turn = parseCount(ctx, HEADERS.turn)
  const clientTime = parseCount(ctx, HEADERS.at)
  const idempotencyKey = parseKey(ctx)
  const fieldErrors: ReadonlyArray<FieldError> = [turn, clientTime, idempotencyKey].flatMap((part) =>
    E.isLeft(part) ? [part.left] : [],
  )
  if (E.isLeft(turn) || E.isLeft(clientTime) || E.isLeft(idempotencyKey)) return E.left(invalidRequest(fieldErrors))
  return E.right({
    ...(turn.right === undefined ? {} : { turn: turn.right }),
    ...(clientTime.right === undefined ? {} : { clientTime: clientTime.right }),
    ...(idempotencyKey.right === undefined ? {} : { idempotencyKey: idempotencyKey.right }),
  })
}

const ORDER_HEADERS = [HEADERS.turn, HEADERS.at, HEADERS.idempotencyKey]
const NO_ORDER: E.Either<ApiError, CommandOrder> = E.right({})

type CommandOrder = Pick<ApiRequest, 'turn' | 'clientTime' | 'idempotencyKey'>

const headerError = (header: string, key: string): FieldError => ({ param: header, key, params: { field: header } })

/** Nothing when the header is absent; an empty one is no number. */
const parseCount = (ctx: Context, header: string): E.Either<FieldError, number | undefined> => {
  if (ctx.headers[header] === undefined) return E.right(undefined)
  return E.mapLeft(() => headerError(header, 'headerCountsFromZero'))(countFromZero.decode(ctx.get(header)))
}

const parseKey = (ctx: Context): E.Either<FieldError, string | undefined> => {
  const header = HEADERS.idempotencyKey
  if (ctx.headers[header] === undefined) return E.right(undefined)
  const key = ctx.get(header)
  return isUuid(key) ? E.right(key.toLowerCase()) : E.left(headerError(header, 'keyNotUuid'))
}

import * as E from 'fp-ts/lib/Either.js'
import type { Context } from 'koa'
import { type AnyEndpoint, HEADERS } from '../contract/index.ts'
import type { Shell } from '../shell.ts'
import type { Wishes } from '../texts/language.ts'
import { type ApiError, type Fault, invalidRequest } from './api-error.ts'
import type { Ask, Session } from './ask.ts'
import { authenticate } from './authenticate.ts'
import { decodeRequest } from './decode.ts'

/** What a Koa context knows once the router and the body parser have seen it. */
export type Heard = Context & { readonly params?: unknown }

/** Who asks for what: authentication first, then the decoding of every part. */
export const understand = async (
  shell: Shell,
  endpoint: AnyEndpoint,
  heard: Heard,
): Promise<E.Either<ApiError, Ask>> => {
  const session = await sessionOf(shell, endpoint, heard)
  if (E.isLeft(session)) return session
  const input = decodeRequest(endpoint, {
    params: heard.params ?? {},
    query: heard.query,
    body: heard.request.body ?? {},
    timezoneOffset: heard.get(HEADERS.timezoneOffset) === '' ? undefined : heard.get(HEADERS.timezoneOffset),
  })
  if (E.isLeft(input)) return input
  const counted = turnOf(heard)
  if (E.isLeft(counted)) return counted
  return E.right({
    input: input.right,
    ...(session.right === undefined ? {} : { session: session.right }),
    wishes: wishesOf(heard),
    prefix: heard.path.toLowerCase().startsWith('/api/v3') ? 'v3' : 'v4',
    client: heard.get(HEADERS.client),
    agent: heard.get('user-agent'),
    address: heard.ip,
    ...counted.right,
  })
}

/** What a request says about language, apart from the player's own. */
export const wishesOf = (heard: Context): Wishes => {
  const { lang } = heard.query
  return { query: typeof lang === 'string' ? lang : undefined, header: heard.get('accept-language') }
}

const sessionOf = async (
  shell: Shell,
  { who }: AnyEndpoint,
  heard: Heard,
): Promise<E.Either<ApiError, Session | undefined>> => {
  if (who === 'anyone') return E.right(undefined)
  if (who === 'either' && heard.get(HEADERS.user) === '') return E.right(undefined)
  return authenticate(shell, heard.req.headers)
}

/** The turn and instant of the request's headers. Refuses invalidReqParams for what is no count. */
const turnOf = (heard: Context): E.Either<ApiError, Pick<Ask, 'turn' | 'said'>> => {
  const turn = countIn(heard, HEADERS.turn)
  const said = countIn(heard, HEADERS.at)
  const faults: ReadonlyArray<Fault> = [
    ...(Number.isNaN(turn) ? [faultIn(HEADERS.turn)] : []),
    ...(Number.isNaN(said) ? [faultIn(HEADERS.at)] : []),
  ]
  if (faults.length > 0) return E.left(invalidRequest(faults))
  return E.right({ ...(turn === undefined ? {} : { turn }), ...(said === undefined ? {} : { said }) })
}

const faultIn = (header: string): Fault => ({ param: header, key: 'headerCountsFromZero', params: { field: header } })

/** Nothing when the header is absent, NaN when it is no whole number from 0. */
const countIn = (heard: Context, header: string): number | undefined => {
  const text = heard.get(header)
  if (text === '') return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}

import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type * as E from 'fp-ts/lib/Either.js'
import type { ChangedDocuments, EndpointName, InputOf, ResponseOf } from '../contract/index.ts'
import type { LiveConnection } from '../live/index.ts'
import type { Document } from '../store/index.ts'
import type { ApiError } from './api-error.ts'
import type { ApiRequest, AuthenticatedRequest } from './api-request.ts'
import type { AppContext } from './app-context.ts'
import type { EncodedBodies } from './encoded-bodies.ts'

/** A cookie that scripts cannot read, for the pages of this server alone. `maxAge` in seconds; 0 removes it. */
export type ResponseCookie = { readonly name: string; readonly value: string; readonly maxAge: number }

/** What a handler answers, before the envelope. `data` left out is sent as an empty object. */
export type ApiResponse<Data = unknown> = {
  readonly status?: 200 | 201
  readonly message?: string
  /** The player after the call; the envelope holds their version and notifications. */
  readonly user?: Document<User>
  readonly turn?: number
  readonly at?: Instant
  readonly changed?: ChangedDocuments
  /** HTTP caching, for answers that are the same for everybody. */
  readonly etag?: string
  readonly cookie?: ResponseCookie
} & (
  | {
      readonly data: Data
      readonly bare?: false
      readonly bodies?: undefined
      readonly encoded?: undefined
      readonly stream?: undefined
    }
  /** `data` as JSON. */
  | {
      readonly data?: undefined
      readonly bare?: false
      readonly bodies?: undefined
      readonly encoded: string
      readonly stream?: undefined
    }
  | {
      readonly data: unknown
      readonly bare: true
      readonly bodies?: undefined
      readonly encoded?: undefined
      /** Sent as a file of this name, to be saved unless it is a page to look at. */
      readonly file?: { readonly name: string; readonly type: string; readonly isPage?: true }
      /** Leads elsewhere instead of answering. */
      readonly redirect?: string
      readonly stream?: undefined
    }
  /** Server-sent events: subscribes the connection and returns what ends the subscription. */
  | {
      readonly data?: undefined
      readonly bare: true
      readonly bodies?: undefined
      readonly encoded?: undefined
      readonly file?: undefined
      readonly stream: (connection: LiveConnection) => () => void
    }
  /** The whole answer as JSON, envelope included, encoded before the request came. */
  | {
      readonly data?: undefined
      readonly bare?: false
      readonly bodies: EncodedBodies
      readonly encoded?: undefined
      readonly stream?: undefined
    }
)

export type HandlerResult<Data = unknown> = Promise<E.Either<ApiError, ApiResponse<Data>>>

/** The handler of an endpoint, typed by its row of the contract. It names the parts of the context that it needs. */
export type EndpointHandler<Name extends EndpointName, Needs extends keyof AppContext = never> = (
  app: Pick<AppContext, Needs>,
) => (request: ApiRequest<InputOf<Name>>) => HandlerResult<ResponseOf<Name>>

/** The same, for endpoints that need the player; see `requirePlayer`. */
export type PlayerHandler<Name extends EndpointName, Needs extends keyof AppContext = never> = (
  app: Pick<AppContext, Needs>,
) => (request: AuthenticatedRequest<InputOf<Name>>) => HandlerResult<ResponseOf<Name>>

/** A handler of whatever endpoint, for code that treats all alike: decoding makes sure that the input fits. */
export type AnyHandler = (app: AppContext) => (request: ApiRequest) => HandlerResult

import type { CommandName, ParamsOf } from '@daykeep/rules'
import type { User } from '@daykeep/rules/model'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import * as t from 'io-ts'
import { Bounded } from './bounds.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Authentication: none, required, or optional (the response holds more for a player). */
export type Auth = 'none' | 'required' | 'optional'

/** A decoded request: path, query, body, and the header of the time zone. */
export type Input<P = unknown, Q = unknown, B = unknown> = {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Minutes west of UTC. */
  readonly timezoneOffset?: number
}

/** The parts of a request; those left out are empty. */
export type RequestParts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly timezoneOffset?: number
}

/** The parts of a request that fit what an endpoint decodes. */
export type RequestPartsOf<P, B> = Omit<RequestParts, 'params' | 'body'> &
  (keyof P extends never ? unknown : { readonly params: { readonly [Name in keyof P]: string | number } }) &
  (Readonly<Record<string, unknown>> extends B ? { readonly body?: unknown } : { readonly body: B })

/** The command that an endpoint executes, and how request and params become each other. */
export type CommandBinding<Name extends CommandName, P, Q, B> = {
  readonly name: Name
  /** Input for `decodeParams`, which alone makes params of it. */
  readonly toParams: (input: Input<P, Q, B>) => unknown
  readonly toRequest: (params: ParamsOf<Name>) => RequestParts
  /** Where the body stands in the params, so that errors name the path that the client wrote. */
  readonly bodyPath?: (body: B) => string
  /** Another way to the same command; clients of ours take the row without this mark. */
  readonly alternative?: true
}

/** Who calls: the player, and the program by its own name. */
export type Caller = { readonly user: User; readonly client: string }

/** The shared command that an endpoint executes. */
export type SharedBinding<Name extends SharedCommandName, P, Q, B> = {
  readonly name: Name
  /** Input for `decodeParams`, which alone makes params of it. */
  readonly toParams: (input: Input<P, Q, B>, caller: Caller) => unknown
  /** Refusals of the command that are answered as errors of a field of the request. docs/reference/api.md 1.5. */
  readonly fieldRefusals?: Readonly<Record<string, string>>
}

type PathParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type PathParams<Path extends string> = { readonly [Name in PathParamNames<Path>]: string }

/** One call of the API. docs/reference/api.md 2. */
export type Endpoint<
  P = unknown,
  Q = unknown,
  B = unknown,
  A = unknown,
  Name extends CommandName = CommandName,
  Shared extends SharedCommandName = SharedCommandName,
> = {
  readonly method: Method
  /** Below the prefix; `:name` stands for a part of the path. */
  readonly path: string
  /** Other paths of the same call. */
  readonly also: ReadonlyArray<string>
  readonly area: string
  readonly auth: Auth
  readonly summary: string
  readonly params: t.Type<P, unknown, unknown>
  readonly query: t.Type<Q, unknown, unknown>
  readonly body: t.Type<B, unknown, unknown>
  /** What the body may hold, for the OpenAPI document, where the command alone decodes it. */
  readonly bodyShape?: t.Mixed
  /** What `data` of the envelope holds. */
  readonly response: t.Type<A, unknown, unknown>
  /** What `data` holds when the query asks for less, for the OpenAPI document. */
  readonly reducedResponse?: t.Mixed
  /** 201 where something came into being. */
  readonly status: 200 | 201
  /** The media type of an answer that is a file, without an envelope. */
  readonly file?: string
  /** Answered without a prefix too. */
  readonly root?: true
  /** The body is read from its bytes, by whoever checks its signature: its fields have no limits of ours. */
  readonly signed?: true
  readonly command?: CommandBinding<Name, P, Q, B>
  readonly shared?: SharedBinding<Shared, P, Q, B>
}

type EmptyPart = Readonly<Record<string, unknown>>

const EMPTY_PART: t.Type<EmptyPart, unknown, unknown> = new t.Type<EmptyPart, unknown, unknown>(
  'Nothing',
  (input): input is EmptyPart => typeof input === 'object',
  () => t.success({}),
  t.identity,
)

type EndpointRow<P, Q, B, A, Name extends CommandName, Shared extends SharedCommandName> = {
  readonly auth: Auth
  readonly summary: string
  readonly also?: ReadonlyArray<string>
  readonly params?: t.Type<P, unknown, unknown>
  readonly query?: t.Type<Q, unknown, unknown>
  readonly body?: t.Type<B, unknown, unknown>
  readonly bodyShape?: t.Mixed
  readonly response: t.Type<A, unknown, unknown>
  readonly reducedResponse?: t.Mixed
  readonly status?: 201
  readonly file?: string
  readonly root?: true
  readonly signed?: true
  readonly command?: CommandBinding<Name, P, Q, B>
  readonly shared?: SharedBinding<Shared, P, Q, B>
}

/** Builders of the endpoints of an area: `const { get, post } = endpointsOf('tasks')`. */
export const endpointsOf = (area: string) => {
  const of =
    (method: Method) =>
    <
      const Path extends string,
      A,
      P = PathParams<Path>,
      Q = EmptyPart,
      B = EmptyPart,
      Name extends CommandName = never,
      Shared extends SharedCommandName = never,
    >(
      path: Path,
      row: EndpointRow<P, Q, B, A, Name, Shared>,
    ): Endpoint<P, Q, B, A, Name, Shared> => ({
      method,
      path,
      also: row.also ?? [],
      area,
      auth: row.auth,
      summary: row.summary,
      params: new Bounded(row.params ?? textParams<P>(path)),
      query: new Bounded(row.query ?? (EMPTY_PART as unknown as t.Type<Q, unknown, unknown>)),
      body: row.signed === true ? bodyOf(row) : new Bounded(bodyOf(row)),
      ...(row.bodyShape === undefined ? {} : { bodyShape: new Bounded(row.bodyShape) }),
      response: row.response,
      ...(row.reducedResponse === undefined ? {} : { reducedResponse: row.reducedResponse }),
      status: row.status ?? 200,
      ...(row.file === undefined ? {} : { file: row.file }),
      ...(row.root === undefined ? {} : { root: row.root }),
      ...(row.signed === undefined ? {} : { signed: row.signed }),
      ...(row.command === undefined ? {} : { command: row.command }),
      ...(row.shared === undefined ? {} : { shared: row.shared }),
    })
  return { get: of('GET'), post: of('POST'), put: of('PUT'), remove: of('DELETE') }
}

const bodyOf = <B>({ body }: { readonly body?: t.Type<B, unknown, unknown> }): t.Type<B, unknown, unknown> =>
  body ?? (EMPTY_PART as unknown as t.Type<B, unknown, unknown>)

/** The names of the parameters of a path. */
export const pathParamNames = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const textParams = <P>(path: string): t.Type<P, unknown, unknown> =>
  t.type(Object.fromEntries(pathParamNames(path).map((name) => [name, t.string]))) as unknown as t.Type<
    P,
    unknown,
    unknown
  >

import * as t from 'io-ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everybody, a player with headers, or everybody but with more for a player. */
export type Who = 'anyone' | 'player' | 'either'

/** What a request says, decoded: path, query, body, and the header of the time zone. */
export type Input<P = unknown, Q = unknown, B = unknown> = {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Minutes west of UTC. */
  readonly timezoneOffset?: number
}

/** The parts of a request that a command's params become; what is left out is empty. */
export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly timezoneOffset?: number
}

/** The command that an endpoint plays, and how request and params become each other. */
export type Plays<P = never, Q = never, B = never> = {
  readonly command: string
  readonly paramsOf: (input: Input<P, Q, B>) => unknown
  readonly sentOf: (params: never) => Sent
  /** The path in the params at which the body stands, so that a fault is told by the path that the client wrote. */
  readonly bodyAt?: (body: B) => string
  /** Another way to the same command; clients of ours take the row without this mark. */
  readonly alternative?: true
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string }

/** One call of the API. Reference, api section 2. */
export type Endpoint<P = unknown, Q = unknown, B = unknown, A = unknown> = {
  readonly method: Method
  /** Below the prefix; `:name` stands for a part of the path. */
  readonly path: string
  /** Other paths of the same call. */
  readonly also: ReadonlyArray<string>
  readonly area: string
  readonly who: Who
  readonly summary: string
  readonly params: t.Type<P, unknown, unknown>
  readonly query: t.Type<Q, unknown, unknown>
  readonly body: t.Type<B, unknown, unknown>
  /** What `data` of the envelope holds. */
  readonly answer: t.Type<A, unknown, unknown>
  /** 201 where something came into being. */
  readonly status: 200 | 201
  readonly plays?: Plays<P, Q, B>
}

type Nothing = Readonly<Record<string, unknown>>

const NOTHING: t.Type<Nothing, unknown, unknown> = new t.Type<Nothing, unknown, unknown>(
  'Nothing',
  (input): input is Nothing => typeof input === 'object',
  () => t.success({}),
  t.identity,
)

type Row<Path extends string, Q, B, A> = {
  readonly who: Who
  readonly summary: string
  readonly also?: ReadonlyArray<string>
  readonly params?: t.Type<PathParams<Path>, unknown, unknown>
  readonly query?: t.Type<Q, unknown, unknown>
  readonly body?: t.Type<B, unknown, unknown>
  readonly answer: t.Type<A, unknown, unknown>
  readonly status?: 201
  readonly plays?: Plays<PathParams<Path>, Q, B>
}

/** The endpoints of one area are written as `const { get, post } = endpointsOf('tasks')`. */
export const endpointsOf = (area: string) => {
  const of =
    (method: Method) =>
    <const Path extends string, A, Q = Nothing, B = Nothing>(
      path: Path,
      row: Row<Path, Q, B, A>,
    ): Endpoint<PathParams<Path>, Q, B, A> => ({
      method,
      path,
      also: row.also ?? [],
      area,
      who: row.who,
      summary: row.summary,
      params: row.params ?? textsOf(path),
      query: row.query ?? (NOTHING as unknown as t.Type<Q, unknown, unknown>),
      body: row.body ?? (NOTHING as unknown as t.Type<B, unknown, unknown>),
      answer: row.answer,
      status: row.status ?? 200,
      ...(row.plays === undefined ? {} : { plays: row.plays }),
    })
  return { get: of('GET'), post: of('POST'), put: of('PUT'), remove: of('DELETE') }
}

/** The names of the parts of a path that stand for something. */
export const namesIn = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const textsOf = <Path extends string>(path: Path): t.Type<PathParams<Path>, unknown, unknown> =>
  t.type(Object.fromEntries(namesIn(path).map((name) => [name, t.string]))) as unknown as t.Type<
    PathParams<Path>,
    unknown,
    unknown
  >

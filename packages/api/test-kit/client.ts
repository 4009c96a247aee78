import type { ChangedDocuments, ErrorBody, WireTask, WireUser } from '../src/contract/index.ts'
import type { TestServer } from './test-server.ts'

/** What came back, read as JSON; loosely typed, since tests look into many shapes. */
export type TestResponse = {
  readonly status: number
  readonly headers: Headers
  readonly body: ResponseBody
}

type AnyData = Readonly<Record<string, unknown>>

export type ResponseBody = Partial<Omit<ErrorBody, 'success'>> & {
  readonly success: boolean
  readonly data: AnyData
  readonly userV?: number
  readonly notifications?: ReadonlyArray<{ readonly id: string; readonly type: string }>
  readonly appVersion?: string
  readonly at?: number
  readonly changed?: ChangedDocuments
}

export type RequestOptions = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** A body as it is, instead of JSON. */
  readonly raw?: string
}

/** One call. Paths that do not begin with /api are below /api/v4. */
export const createClient =
  (server: Pick<TestServer, 'url'>, headers: Readonly<Record<string, string>> = {}) =>
  async (method: string, path: string, options: RequestOptions = {}): Promise<TestResponse> => {
    const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
    const response = await fetch(`${server.url}${path.startsWith('/api') ? path : `/api/v4${path}`}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: read(text) }
  }

const read = (text: string): ResponseBody => {
  try {
    return JSON.parse(text) as ResponseBody
  } catch {
    return { success: false, data: { text } }
  }
}

export type TestPlayer = {
  readonly id: string
  readonly token: string
  readonly username: string
  readonly headers: Readonly<Record<string, string>>
  readonly call: ReturnType<typeof createClient>
  /** The player as the server tells it. */
  readonly user: () => Promise<WireUser>
  readonly tasks: (type?: string) => Promise<ReadonlyArray<WireTask>>
}

let players = 0

export const PASSWORD = 'correct horse'

/** Somebody who has just registered. */
export const registerPlayer = async (
  server: Pick<TestServer, 'url'>,
  headers: Readonly<Record<string, string>> = { 'x-client': 'habitica-web' },
): Promise<TestPlayer> => {
  players += 1
  const username = `player-${players}`
  const response = await createClient(server, headers)('POST', '/user/auth/local/register', {
    body: { username, email: `${username}@example.org`, password: PASSWORD, confirmPassword: PASSWORD },
  })
  if (response.status !== 201) throw new Error(`registering failed: ${JSON.stringify(response.body)}`)
  const { id, apiToken } = response.body.data
  return playerWithLogin(server, { id: String(id), token: String(apiToken), username })
}

/** The same player on a login of their own. */
export const playerWithLogin = (
  server: Pick<TestServer, 'url'>,
  { id, token, username }: Pick<TestPlayer, 'id' | 'token' | 'username'>,
): TestPlayer => {
  const headers = { 'x-api-user': id, 'x-api-key': token }
  const call = createClient(server, headers)
  return {
    id,
    token,
    username,
    headers,
    call,
    user: async () => (await call('GET', '/user')).body.data as unknown as WireUser,
    tasks: async (type) =>
      (await call('GET', `/tasks/user${type === undefined ? '' : `?type=${type}`}`)).body.data as unknown as WireTask[],
  }
}

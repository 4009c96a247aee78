import type { Changed, ErrorBody, WireTask, WireUser } from '../../src/contract/index.ts'
import type { TestServer } from './a-server.ts'

/** What came back, read as JSON; loosely typed, since tests look into many shapes. */
export type Heard = {
  readonly status: number
  readonly headers: Headers
  readonly body: AnswerBody
}

type Loose = Readonly<Record<string, unknown>>

export type AnswerBody = Partial<Omit<ErrorBody, 'success'>> & {
  readonly success: boolean
  readonly data: Loose
  readonly userV?: number
  readonly notifications?: ReadonlyArray<{ readonly id: string; readonly type: string }>
  readonly appVersion?: string
  readonly at?: number
  readonly changed?: Changed
}

export type Asked = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** A body as it is, instead of JSON. */
  readonly raw?: string
}

/** One call. Paths that do not begin with /api are below /api/v4. */
export const calling =
  (server: Pick<TestServer, 'url'>, headers: Readonly<Record<string, string>> = {}) =>
  async (method: string, path: string, asked: Asked = {}): Promise<Heard> => {
    const body = asked.raw ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body))
    const response = await fetch(`${server.url}${path.startsWith('/api') ? path : `/api/v4${path}`}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers, ...asked.headers },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: read(text) }
  }

const read = (text: string): AnswerBody => {
  try {
    return JSON.parse(text) as AnswerBody
  } catch {
    return { success: false, data: { text } }
  }
}

export type TestPlayer = {
  readonly id: string
  readonly token: string
  readonly username: string
  readonly headers: Readonly<Record<string, string>>
  readonly call: ReturnType<typeof calling>
  /** The player as the server tells it. */
  readonly user: () => Promise<WireUser>
  readonly tasks: (type?: string) => Promise<ReadonlyArray<WireTask>>
}

let players = 0

export const PASSWORD = 'correct horse'

/** Somebody who has just registered. */
export const aPlayerOf = async (
  server: Pick<TestServer, 'url'>,
  headers: Readonly<Record<string, string>> = { 'x-client': 'habitica-web' },
): Promise<TestPlayer> => {
  players += 1
  const username = `player-${players}`
  const heard = await calling(server, headers)('POST', '/user/auth/local/register', {
    body: { username, email: `${username}@example.org`, password: PASSWORD, confirmPassword: PASSWORD },
  })
  if (heard.status !== 201) throw new Error(`registering failed: ${JSON.stringify(heard.body)}`)
  const { id, apiToken } = heard.body.data
  return playerFrom(server, { id: String(id), token: String(apiToken), username })
}

/** The same player on a login of their own. */
export const playerFrom = (
  server: Pick<TestServer, 'url'>,
  { id, token, username }: Pick<TestPlayer, 'id' | 'token' | 'username'>,
): TestPlayer => {
  const headers = { 'x-api-user': id, 'x-api-key': token }
  const call = calling(server, headers)
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

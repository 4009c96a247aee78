import type { WireRequest } from './load.ts'

export type BenchPlayer = {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  /** The data of a call's answer. Throws when it is refused. */
  readonly ask: <Data = unknown>(method: string, path: string, body?: unknown) => Promise<Data>
}

const PASSWORD = 'correct horse'

/** A player of a local server, who has just registered. */
export const registerPlayer = async (port: number, name: string): Promise<BenchPlayer> => {
  const account = { username: name, email: `${name}@example.org`, password: PASSWORD, confirmPassword: PASSWORD }
  const { id, apiToken } = await asker(port)<{ id: string; apiToken: string }>(
    'POST',
    '/user/auth/local/register',
    account,
  )
  const headers = { 'x-api-user': id, 'x-api-key': apiToken }
  return { id, headers, ask: asker(port, headers) }
}

export const registerPlayers = async (port: number, count: number): Promise<ReadonlyArray<BenchPlayer>> => {
  const players: BenchPlayer[] = []
  for (let number = 0; number < count; number += 1) players.push(await registerPlayer(port, `bench-${number}`))
  return players
}

const asker =
  (port: number, headers: Readonly<Record<string, string>> = {}) =>
  async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v4${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-client': 'daykeep-web', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { success, data } = (await response.json()) as { readonly success: boolean; readonly data: Data }
    if (!success) throw new Error(`${method} ${path} was answered with ${response.status}`)
    return data
  }

/** A request as text, for `load`. */
export const wire = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): WireRequest => {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}

/** A player with a login, as the web app stores it. */
export type BenchPlayer = { readonly apiId: string; readonly apiToken: string }

const BATCH = 50

/** Registers a player who has seen the welcome, with so many tasks in three columns. */
export const registerPlayer = async (address: string, tasks: number): Promise<BenchPlayer> => {
  const send = async (method: string, path: string, body: unknown, player?: BenchPlayer): Promise<unknown> => {
    const auth = player === undefined ? {} : { 'x-api-user': player.apiId, 'x-api-key': player.apiToken }
    const response = await fetch(`${address}/api/v4${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...auth },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return ((await response.json()) as { readonly data: unknown }).data
  }
  const name = `bench-${Date.now() % 1e9}`
  const password = 'correct horse'
  const account = { username: name, email: `${name}@example.org`, password, confirmPassword: password }
  const user = (await send('POST', '/user/auth/local/register', account)) as {
    readonly id: string
    readonly apiToken: string
  }
  const player = { apiId: user.id, apiToken: user.apiToken }
  await send('PUT', '/user', { 'flags.welcomed': true }, player)
  const list = Array.from({ length: tasks }, (_, at) => ({
    type: TYPES[at % TYPES.length],
    text: `${TITLES[at % TITLES.length]} ${at}`,
    notes: at % 5 === 0 ? 'Before noon, with **music**' : '',
  }))
  for (let from = 0; from < tasks; from += BATCH)
    await send('POST', '/tasks/user', list.slice(from, from + BATCH), player)
  return player
}

const TYPES = ['habit', 'daily', 'todo'] as const
const TITLES = [
  'Drink a glass of water',
  'Read twenty pages',
  'Send the offer',
  'Tidy the desk before leaving',
] as const

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContent } from '../content/compile-content.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { load, type WireRequest } from './http/load.ts'
import { started } from './http/started.ts'

/** Players who score at once, each over a connection of their own. */
const PLAYERS = 32

/** Of a bare answer, with every score on the disk before it is answered. */
const AIM = 0.2

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const wire = (path: string, headers: Readonly<Record<string, string>> = {}): WireRequest =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-length: 0',
    '',
    '',
  ].join('\r\n')

/** A player with one habit, and the request that scores it. */
const aScorer = async (port: number, number: number): Promise<WireRequest> => {
  const ask = async (path: string, body: unknown, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v4${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'daykeep-web', ...headers },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { readonly data: Readonly<Record<string, string>> }).data
  }
  const password = 'correct horse'
  const account = { username: `bench-${number}`, email: `bench-${number}@example.org` }
  const user = await ask('/user/auth/local/register', { ...account, password, confirmPassword: password })
  const headers = { 'x-api-user': user['id'] ?? '', 'x-api-key': user['apiToken'] ?? '' }
  const habit = await ask('/tasks/user', { type: 'habit', text: 'Read' }, headers)
  return wire(`/api/v4/tasks/${habit['id']}/score/up`, headers)
}

const bare = async (): Promise<Line> => {
  const server = await started(at('http/bare-koa.ts'))
  const requests = Array.from({ length: PLAYERS }, () => wire('/'))
  const line = { what: 'a bare Koa answer', ...(await load(server.port, requests)) }
  server.stop()
  return line
}

const scores = async (aim: number): Promise<Line> => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
  const server = await started(at('../../packages/api/src/main.ts'), {
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  const requests: WireRequest[] = []
  for (let number = 0; number < PLAYERS; number += 1) requests.push(await aScorer(server.port, number))
  const line = { what: 'POST score, synced to disk', ...(await load(server.port, requests)), aim }
  server.stop()
  rmSync(folder, { recursive: true, force: true })
  return line
}

/** A score over HTTP, whole: authentication, rule, one durable commit, answer. */
export const httpScore: Benchmark = {
  name: `score over HTTP, ${PLAYERS} connections`,
  run: async () => {
    await compileContent()
    const first = await bare()
    return [first, await scores(first.perSecond * AIM)]
  },
}

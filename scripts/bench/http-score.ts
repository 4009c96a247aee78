import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContent } from '../content-compiler/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { load, type WireRequest } from './http/load.ts'
import { startServer } from './http/start-server.ts'

/** Concurrent players, each on a connection of their own. */
const PLAYERS = 32

/** Share of the requests a second of bare Koa; each score is on disk before its response. */
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

/** Registers a player with a habit; the request that scores it. */
const registerScorer = async (port: number, number: number): Promise<WireRequest> => {
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

const measureBare = async (): Promise<Line> => {
  const server = await startServer(at('http/bare-koa.ts'))
  const requests = Array.from({ length: PLAYERS }, () => wire('/'))
  const line = { what: 'a bare Koa response', ...(await load(server.port, requests)) }
  server.stop()
  return line
}

const measureScores = async (aim: number): Promise<Line> => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
  const server = await startServer(at('../../packages/api/src/main.ts'), {
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  const requests: WireRequest[] = []
  for (let number = 0; number < PLAYERS; number += 1) requests.push(await registerScorer(server.port, number))
  const line = { what: 'POST score, synced to disk', ...(await load(server.port, requests)), aim }
  server.stop()
  rmSync(folder, { recursive: true, force: true })
  return line
}

/** A score over HTTP: authentication, rule, one durable commit, response. */
export const httpScore: Benchmark = {
  name: `score over HTTP, ${PLAYERS} connections`,
  run: async () => {
    await compileContent()
    const first = await measureBare()
    return [first, await measureScores(first.perSecond * AIM)]
  },
}

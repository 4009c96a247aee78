import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContent } from '../content-compiler/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { load, type Load, type WireRequest } from './http/load.ts'
import { registerPlayer, wire } from './http/players.ts'
import { startServer } from './http/start-server.ts'

/** Concurrent players, each on a connection of their own. */
const PLAYERS = 32
const TASKS = 20

/** Each line is the best of so many: other work on the machine only takes away. */
const ROUNDS = 3

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = at('../../packages/api/src/main.ts')

/** A call of each player, and the aim as a share of the requests a second of bare Koa. A score is on disk before its response. */
const CALLS = [
  ['a score, synced to disk', 0.12],
  ['GET user', 0.4],
  ['GET user, gzip', 0.3],
  [`GET tasks (${TASKS})`, 0.3],
  ['GET content, br', 0.3],
] as const

/** Registers a player with tasks; the requests of the calls, in their order. */
const registerCaller = async (port: number, number: number): Promise<ReadonlyArray<WireRequest>> => {
  const { ask, headers } = await registerPlayer(port, `bench-${number}`)
  const habits = Array.from({ length: TASKS }, (_, index) => ({ type: 'habit', text: `Read ${index}` }))
  const [habit] = await ask<ReadonlyArray<{ readonly id: string }>>('POST', '/tasks/user', habits)
  return [
    wire('POST', `/api/v4/tasks/${habit?.id}/score/up`, headers),
    wire('GET', '/api/v4/user', headers),
    wire('GET', '/api/v4/user', { ...headers, 'accept-encoding': 'gzip' }),
    wire('GET', '/api/v4/tasks/user', headers),
    wire('GET', '/api/v4/content', { 'accept-encoding': 'br' }),
  ]
}

/** Milliseconds from the start of the process to the first answer. */
const timeToFirstAnswer = async (dataDir: string): Promise<number> => {
  const start = performance.now()
  const server = await startServer(MAIN, { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  await (await fetch(`http://127.0.0.1:${server.port}/api/v4/status`)).text()
  server.stop()
  return performance.now() - start
}

/** Bytes of the packed content: a bare Koa that sends as many shows what sending alone allows. */
const lengthOfContent = async (port: number): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v4/content`, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}

const better = (one: Load | undefined, other: Load): Load =>
  one === undefined
    ? other
    : {
        ...(one.perSecond > other.perSecond ? one : other),
        p50: Math.min(one.p50, other.p50),
        p99: Math.min(one.p99, other.p99),
        cpu: Math.min(one.cpu, other.cpu),
      }

const toLine = (what: string, { p50, p99, ...speed }: Load): Line => ({
  what: `${what}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  ...speed,
})

/** What calls cost over HTTP, beside a bare Koa answer: authentication, rule, store, response. */
export const httpCalls: Benchmark = {
  name: `calls over HTTP, ${PLAYERS} connections, best of ${ROUNDS}`,
  run: async () => {
    await compileContent()
    const folder = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
    const started = Math.min(await timeToFirstAnswer(folder), await timeToFirstAnswer(folder))
    const bareServer = await startServer(at('http/bare-koa.ts'))
    const server = await startServer(MAIN, { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
    const bytes = await lengthOfContent(server.port)
    const bareLong = await startServer(at('http/bare-koa.ts'), { BYTES: String(bytes) })
    const callers: ReadonlyArray<WireRequest>[] = []
    for (let number = 0; number < PLAYERS; number += 1) callers.push(await registerCaller(server.port, number))
    let bare: Load | undefined
    let long: Load | undefined
    const best: Load[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests = callers.map(() => wire('GET', '/'))
      bare = better(bare, await load(bareServer, requests))
      long = better(long, await load(bareLong, requests))
      for (const index of CALLS.keys())
        best[index] = better(
          best[index],
          await load(
            server,
            callers.map((requests) => requests[index] ?? ''),
          ),
        )
    }
    for (const each of [bareServer, bareLong, server]) each.stop()
    rmSync(folder, { recursive: true, force: true })
    const first = bare ?? { perSecond: 0, margin: 0, p50: 0, p99: 0, cpu: 0 }
    return [
      toLine('bare Koa', first),
      ...CALLS.map(
        ([what, aim], index): Line => ({ ...toLine(what, best[index] ?? first), aim: first.perSecond * aim }),
      ),
      toLine(`bare Koa, ${Math.round(bytes / 1000)} kB as the content`, long ?? first),
      {
        what: `start to the first answer: ${started.toFixed(0)} ms`,
        perSecond: 1000 / started,
        margin: 0,
        aim: 1000 / 1500,
      },
    ]
  },
}

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContent } from '../content-compiler/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { startServer } from './http/start-server.ts'

const READERS = 4

/** Milliseconds of a measurement, of which each line is the best of several: other work on the machine only adds. */
const DURATION = 1500
const ROUNDS = 5

/** The bystander waits at most twice as long as at rest. */
const AIM = 0.5

const READERS_FILE = fileURLToPath(new URL('./http/content-readers.ts', import.meta.url))
const MAIN = fileURLToPath(new URL('../../packages/api/src/main.ts', import.meta.url))

/** The p99 of a call that nobody else makes, in milliseconds, for as long as `DURATION`. */
const p99Of = async (url: string): Promise<number> => {
  const times: number[] = []
  const end = performance.now() + DURATION
  while (performance.now() < end) {
    const start = performance.now()
    await (await fetch(`${url}/api/v4/status`)).text()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** What the readers ask for; none at rest. */
const READINGS = [
  ['at rest', undefined],
  ['readers of br', ['/content', 'br']],
  ['readers of identity', ['/content', 'identity']],
  ['readers of a filter, gzip', ['/content?filter=quests,gear.tree', 'gzip']],
] as const

/** The p99 beside readers, who are a process of their own. */
const p99Beside = async (url: string, reading: (typeof READINGS)[number][1]): Promise<number> => {
  if (reading === undefined) return p99Of(url)
  const [path, encoding] = reading
  const readers = spawn(process.execPath, [READERS_FILE, `${url}/api/v4${path}`, encoding, String(READERS)])
  const p99 = await p99Of(url)
  readers.kill('SIGKILL')
  return p99
}

const toLine = (what: string, p99: number, aim?: number): Line => ({
  what: `${what}: ${p99.toFixed(1)} ms`,
  perSecond: 1000 / p99,
  margin: 0,
  ...(aim === undefined ? {} : { aim }),
})

/** What four readers of content cost somebody else: the p99 of GET /status, as calls a second at that pace. */
export const contentBystander: Benchmark = {
  name: `p99 of GET /status beside ${READERS} readers of content`,
  run: async () => {
    await compileContent()
    const folder = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
    const server = await startServer(MAIN, { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
    const url = `http://127.0.0.1:${server.port}`
    await p99Of(url)
    const best: number[] = READINGS.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, [, reading]] of READINGS.entries())
        best[index] = Math.min(best[index] ?? 0, await p99Beside(url, reading))
    server.stop()
    rmSync(folder, { recursive: true, force: true })
    const [rest = 0] = best
    return READINGS.map(([what], index) =>
      toLine(what, best[index] ?? 0, index === 0 ? undefined : (1000 / rest) * AIM),
    )
  },
}

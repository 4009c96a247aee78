import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContent } from '../content-compiler/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { startServer } from './http/start-server.ts'

const READERS = 4

/** Milliseconds of each measurement. */
const DURATION = 4000

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

/** Readers in a process of their own; the returned function ends them. */
const startReaders = (url: string, encoding: string) => {
  const readers = spawn(process.execPath, [READERS_FILE, `${url}/api/v4/content`, encoding, String(READERS)])
  return () => readers.kill('SIGKILL')
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
    const rest = toLine('at rest', await p99Of(url))
    const lines = [rest]
    for (const encoding of ['br', 'identity']) {
      const stop = startReaders(url, encoding)
      lines.push(toLine(`readers of ${encoding}`, await p99Of(url), rest.perSecond * AIM))
      stop()
    }
    server.stop()
    rmSync(folder, { recursive: true, force: true })
    return lines
  },
}

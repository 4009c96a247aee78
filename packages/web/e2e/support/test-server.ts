import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const CLOCK = join(import.meta.dirname, 'shifted-clock.mjs')
const LISTENS = /listens on http:\/\/localhost:(\d+)/

/** A server in a process of its own, with a data folder of its own. */
export type TestServer = {
  readonly address: () => string
  readonly dataDir: string
  /** Sends SIGKILL, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port and data, with its clock shifted by so many milliseconds. */
  readonly start: (clockShift?: number) => Promise<void>
  /** Stops it with SIGTERM and deletes its data. */
  readonly remove: () => Promise<void>
}

/** Starts the real server, as `npm start` does once content and web app are built. */
export const startTestServer = async ({
  port: chosen = 0,
  env = {},
}: {
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
} = {}): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'keep-'))
  let port = chosen === 0 ? await freePort() : chosen
  let child: ChildProcess | undefined

  const start = async (clockShift = 0): Promise<void> => {
    child = spawn(process.execPath, ['--import', CLOCK, join(ROOT, 'packages/api/src/main.ts')], {
      cwd: ROOT,
      env: {
        ...process.env,
        // where it is reached: pages of the local payment provider and links in e-mails lead there
        BASE_URL: `http://localhost:${port}`,
        PORT: String(port),
        DATA_DIR: dataDir,
        CLOCK_SHIFT: String(clockShift + Number(process.env['CLOCK_SHIFT'] ?? 0)),
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    port = await listeningPort(child)
  }
  const stop = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  await start()
  return {
    address: () => `http://localhost:${port}`,
    dataDir,
    kill: () => stop('SIGKILL'),
    start,
    remove: async () => {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const listeningPort = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: unknown): void => {
      output += String(chunk)
      const port = LISTENS.exec(output)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })

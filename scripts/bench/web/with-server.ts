import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../http/start-server.ts'

const MAIN = fileURLToPath(new URL('../../../packages/api/src/main.ts', import.meta.url))

/** Runs against a server with a store of its own, which serves the web app as it was built last. */
export const withServer = async <A>(run: (address: string, dataDir: string) => Promise<A>): Promise<A> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
  const server = await startServer(MAIN, { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', BASE_URL: '' })
  try {
    return await run(`http://localhost:${server.port}`, dataDir)
  } finally {
    server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

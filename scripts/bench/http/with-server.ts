import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { openStore, type Store } from '../../../packages/api/src/store/index.ts'
import { compileContent } from '../../content-compiler/index.ts'
import { type RunningServer, startServer } from './start-server.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = at('../../../packages/api/src/main.ts')
const BARE = at('bare-koa.ts')

/** A server on an empty store, the same store for this process, and a bare Koa server to compare with. */
export type Bench = { readonly server: RunningServer; readonly bare: RunningServer; readonly store: Store }

/** Runs on a server of its own; MONGODB_URL names another store than an embedded one. */
export const withServer = async <A>(run: (bench: Bench) => Promise<A>): Promise<A> => {
  await compileContent()
  const dataDir = mkdtempSync(join(tmpdir(), 'daykeep-bench-'))
  const server = await startServer(MAIN, { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const bare = await startServer(BARE)
  const opened = await openStore({ dataDir, mongodbUrl: process.env['MONGODB_URL'] })
  if (E.isLeft(opened)) throw new Error(opened.left.reason)
  try {
    return await run({ server, bare, store: opened.right })
  } finally {
    for (const each of [server, bare]) each.stop()
    await opened.right.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

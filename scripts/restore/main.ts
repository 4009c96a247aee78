import * as E from 'fp-ts/lib/Either.js'
import { resolve } from 'node:path'
import {
  COLLECTION_NAMES,
  migratingStore,
  pagesOf,
  restoreSqlite,
  type Store,
} from '../../packages/api/src/store/index.ts'
import { loadCatalogue } from '../content-compiler/index.ts'
import { prepareContent } from '../start/prepare-content.ts'

const HELP = `npm run restore -- FILE

Puts a backup in the place of the embedded store of DATA_DIR (./data). First it proves the file: every page and the hashes of all tables are checked, and
every document is read as the server would read it, those of earlier releases included. Only then is the store replaced; the one before stays beside
it under another name. Stop the server first: while one runs, nothing is replaced.
`

/** Restores; returns the exit code. */
export const restore = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    process.stdout.write(HELP)
    return file === '--help' ? 0 : 2
  }
  if (env['MONGODB_URL']) return failWith('MONGODB_URL is set: this store is a MongoDB. mongorestore restores it.')
  const dataDir = resolve(env['DATA_DIR'] ?? './data')
  const catalogue = loadCatalogue()
  const restored = await restoreSqlite({
    dataDir,
    file: resolve(file),
    prove: (store) => readAll(migratingStore(store, catalogue)),
    now: Date.now(),
  })
  if (E.isLeft(restored)) return failWith(restored.left)
  const { replaced } = restored.right
  process.stdout.write(`${dataDir} has the store of ${resolve(file)}.\n`)
  if (replaced !== undefined) process.stdout.write(`The store before is ${replaced}.\n`)
  return 0
}

/** Rejects at the first document that the server could not read. */
const readAll = async (store: Store): Promise<void> => {
  for (const collection of COLLECTION_NAMES) for await (const _ of pagesOf(store, collection));
}

const failWith = (reason: string): number => {
  process.stderr.write(`${reason}\n`)
  return 1
}

if (import.meta.main)
  process.exitCode = (await prepareContent()) ? await restore(process.argv.slice(2), process.env) : 1

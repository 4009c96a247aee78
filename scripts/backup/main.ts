import * as E from 'fp-ts/lib/Either.js'
import { resolve } from 'node:path'
import { backUpSqlite } from '../../packages/api/src/store/index.ts'

const HELP = `npm run backup -- FILE

Copies the embedded store of DATA_DIR (./data) into a new file while the server goes on. The copy is of one instant, is checked page
by page, and has its name only when it is whole. It holds password hashes: keep it where nobody else reads. The key of sealed secrets, DATA_DIR/secrets.key, is
not part of it: keep a copy of that elsewhere.
npm run restore -- FILE puts it back. A MongoDB has its own tool: mongodump.
`

/** Backs up; returns the exit code. */
export const backUp = (args: readonly string[], env: NodeJS.ProcessEnv): number => {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    process.stdout.write(HELP)
    return file === '--help' ? 0 : 2
  }
  if (env['MONGODB_URL'])
    return failWith('MONGODB_URL is set: this store is a MongoDB. mongodump with --oplog makes a backup of it.')
  const size = backUpSqlite(resolve(env['DATA_DIR'] ?? './data'), resolve(file))
  if (E.isLeft(size)) return failWith(size.left)
  process.stdout.write(`${resolve(file)}: ${(size.right / 1e6).toFixed(1)} MB\n`)
  return 0
}

const failWith = (reason: string): number => {
  process.stderr.write(`${reason}\n`)
  return 1
}

if (import.meta.main) process.exitCode = backUp(process.argv.slice(2), process.env)

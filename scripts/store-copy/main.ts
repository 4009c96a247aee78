import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CopiedCollection, copyStore, openStore, type Store } from '../../packages/api/src/store/index.ts'

const HELP = `npm run store:copy -- --from URL --to URL

Moves a world from one store to another: from the embedded store to a MongoDB, or back. Stop the server first. The target must be empty.
Then both are read and compared: counts and hashes of each collection are printed, and a difference is a failure.
  URL   sqlite:FOLDER (what DATA_DIR names), or mongodb://... or mongodb+srv://...
`

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const SQLITE = 'sqlite:'

/** Copies a store; returns the exit code. */
export const copyBetween = async (args: readonly string[]): Promise<number> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { from = '', to = '', help } = values
  if (help || !isUrl(from) || !isUrl(to)) {
    process.stdout.write(HELP)
    return help ? 0 : 2
  }
  if (from.startsWith(SQLITE) && !existsSync(folderOf(from))) return failWith(`There is no folder ${folderOf(from)}.`)
  const source = await open(from)
  if (E.isLeft(source)) return failWith(source.left.reason)
  try {
    const target = await open(to)
    if (E.isLeft(target)) return failWith(target.left.reason)
    try {
      return report(await copyStore(source.right, target.right, Date.now()))
    } finally {
      await target.right.close()
    }
  } finally {
    await source.right.close()
  }
}

const isUrl = (url: string): boolean => url.startsWith(SQLITE) || /^mongodb(\+srv)?:\/\//.test(url)

const folderOf = (url: string): string => resolve(url.slice(SQLITE.length))

/** The clock of a copy stands still: nothing expires on the way. */
const open = (url: string): Promise<E.Either<{ readonly reason: string }, Store>> =>
  openStore({
    dataDir: url.startsWith(SQLITE) ? folderOf(url) : '',
    mongodbUrl: url.startsWith(SQLITE) ? undefined : url,
    clock: () => 0,
  })

const report = (copied: E.Either<string, readonly CopiedCollection[]>): number => {
  if (E.isLeft(copied)) return failWith(copied.left)
  const lines = copied.right.map(
    ({ collection, count, hash }) => `${collection.padEnd(16)}${String(count).padStart(10)}  ${hash.slice(0, 16)}`,
  )
  process.stdout.write(`${lines.join('\n')}\n\nBoth stores agree.\n`)
  return 0
}

const failWith = (reason: string): number => {
  process.stderr.write(`${reason}\n`)
  return 1
}

if (import.meta.main) process.exitCode = await copyBetween(process.argv.slice(2))

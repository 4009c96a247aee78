import * as E from 'fp-ts/lib/Either.js'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../../store-unavailable.ts'
import { addChecksums } from './checksums.ts'
import { findFault } from './find-fault.ts'
import { SQLITE_FILE } from '../open-sqlite-store.ts'

/** The file holds password hashes. */
const OWNER_ONLY = 0o600

/** Milliseconds that the copy waits for a process that has the database for itself. */
const BUSY_TIMEOUT = 30_000

/**
 * Copies the embedded store into a new file, as it is at one instant, while servers go on writing. The copy gets hashes
 * of its tables and is checked page by page before it gets its name, so a file of that name is whole.
 *
 * @returns the bytes of the copy, or why there is none, in one sentence
 */
export const backUpSqlite = (dataDir: string, file: string): E.Either<string, number> => {
  const source = join(dataDir, SQLITE_FILE)
  const partial = `${file}.partial`
  if (!existsSync(source)) return E.left(`There is no ${source}. DATA_DIR names the folder of the store.`)
  if (existsSync(file)) return E.left(`${file} exists. Name a file that does not.`)
  try {
    mkdirSync(dirname(file), { recursive: true })
    rmSync(partial, { force: true })
    closeSync(openSync(partial, 'w', OWNER_ONLY))
    copyInto(source, partial)
    inDatabase(partial, addChecksums)
    const fault = findFault(partial)
    if (fault !== undefined) throw new Error(`the copy is not whole: ${fault}`)
    sync(partial)
    renameSync(partial, file)
    sync(dirname(file))
    return E.right(statSync(file).size)
  } catch (error) {
    rmSync(partial, { force: true })
    return E.left(`No backup was made: ${reasonOf(error)}.`)
  }
}

/** One read transaction: what is committed meanwhile is not in the copy, and nobody waits for it. */
const copyInto = (source: string, file: string): void =>
  inDatabase(source, (database) => database.prepare('VACUUM INTO ?').run(file))

const inDatabase = (file: string, act: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
  try {
    act(database)
  } finally {
    database.close()
  }
}

/** Writes a file, or the names in a folder, through to the disk. */
export const sync = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

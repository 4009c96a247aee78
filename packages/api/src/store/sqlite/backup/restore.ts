import * as E from 'fp-ts/lib/Either.js'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../port.ts'
import { reasonOf } from '../../store-unavailable.ts'
import { sync } from './back-up.ts'
import { dropChecksums } from './checksums.ts'
import { findFault } from './find-fault.ts'
import { openSqliteStore, SQLITE_FILE } from '../open-sqlite-store.ts'

export type RestoreSettings = {
  readonly dataDir: string
  /** A file that `backUpSqlite` made, of this release or an earlier one. */
  readonly file: string
  /** Reads what it wants of the restored store; rejects if that store must not replace today's. */
  readonly prove: (store: Store) => Promise<void>
  /** Milliseconds since 1970: a part of the name under which the replaced store stays. */
  readonly now: number
}

/** What was replaced, if anything was there. */
export type Restored = { readonly replaced: string | undefined }

/**
 * Puts a backup in the place of the embedded store. The file is copied beside it, checked page by page and by the hashes of its tables,
 * brought to today's layout and proved; only then does it take the name. The store that was there stays under another name. Refused while
 * any process has that store open.
 */
export const restoreSqlite = async (settings: RestoreSettings): Promise<E.Either<string, Restored>> => {
  const { dataDir, file, prove, now } = settings
  if (!existsSync(file)) return E.left(`There is no ${file}.`)
  if (!statSync(file).isFile()) return E.left(`${file} is no file. Name a file that npm run backup has made.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(dataDir, 'restoring-'))
  try {
    const fault = findFault(file)
    if (fault !== undefined) return E.left(`${file} cannot be restored: ${fault}.`)
    copyFileSync(file, join(folder, SQLITE_FILE))
    await proveStore(folder, prove)
    return E.right(replaceStore(dataDir, join(folder, SQLITE_FILE), now))
  } catch (error) {
    return E.left(`${file} was not restored: ${reasonOf(error)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const proveStore = async (dataDir: string, prove: RestoreSettings['prove']): Promise<void> => {
  const store = await openSqliteStore({ dataDir, clock: () => 0 })
  if (E.isLeft(store)) throw new Error(store.left.reason)
  try {
    await prove(store.right)
  } finally {
    await store.right.close()
  }
  takeAlone(join(dataDir, SQLITE_FILE), dropChecksums)
}

const replaceStore = (dataDir: string, restored: string, now: number): Restored => {
  const current = join(dataDir, SQLITE_FILE)
  const isThere = existsSync(current)
  const replaced = isThere ? `${current}.before-${new Date(now).toISOString().replaceAll(':', '-')}` : undefined
  sync(restored)
  if (replaced !== undefined) {
    takeAlone(current)
    renameSync(current, replaced)
  }
  renameSync(restored, current)
  sync(dataDir)
  return { replaced }
}

/**
 * Carries the log over into the file and leaves no file beside it. SQLite does that for the only connection and refuses
 * it to any other.
 */
const takeAlone = (file: string, act?: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    act?.(database)
  } catch (error) {
    throw new Error(`${file} is in use (${reasonOf(error)}). Stop the server, then restore again.`, { cause: error })
  } finally {
    database.close()
  }
}

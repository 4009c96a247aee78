import { close, fdatasync, open } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

/** Syncs the log of a database, where every commit is written first. */
export type WalSync = {
  /** Resolves when everything that was committed before the call outlives the loss of power. */
  readonly sync: () => Promise<void>
  /** Must be closed before the database. */
  readonly close: () => Promise<void>
}

/** What syncs a file: a function of `node:fs`, or a test's. */
export type SyncFile = (file: number) => Promise<void>

/**
 * Syncs on a thread beside the event loop, so that nobody but the callers waits for the disk. A sync covers all that was
 * written before it began, also by other processes. docs/decisions/085-the-disk-is-waited-for-beside-the-event-loop.md.
 */
export const openWalSync = (database: DatabaseSync, syncFile: SyncFile = promisify(fdatasync)): WalSync => {
  let opened: number | undefined
  let isUncertain = false
  /** SQLite creates the log with the first transaction and keeps the file for as long as the database is open. */
  const file = async (): Promise<number> => (opened ??= await openFile(`${database.location()}-wal`, 'r+'))
  return {
    sync: async () => {
      if (isUncertain) carryOver(database)
      isUncertain = true
      await syncFile(await file())
      isUncertain = false
    },
    close: async () => {
      if (opened !== undefined) await closeFile(opened)
      opened = undefined
    },
  }
}

/**
 * After a sync that failed the system takes for written what may not be, so later syncs prove nothing: what is in the log is
 * written anew, into the database.
 */
const carryOver = (database: DatabaseSync): void => {
  const isBusy = database.prepare('PRAGMA wal_checkpoint(RESTART)').get()?.['busy']
  if (isBusy !== 0) throw new Error('the log could not be carried over')
}

const openFile = promisify<string, string, number>(open)
const closeFile = promisify(close)

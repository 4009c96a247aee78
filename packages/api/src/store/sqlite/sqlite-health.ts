import type { DatabaseSync } from 'node:sqlite'
import type { StoreFault } from '../port.ts'
import { isSqliteError } from './sqlite-error.ts'

export type SqliteHealth = {
  /** Waits for a sync, and remembers for how long. */
  readonly watch: (sync: Promise<void>) => Promise<void>
  /** Remembers that the database failed; what is no error of SQLite is none of the database. */
  readonly noteError: (error: unknown) => void
  /** Remembers that the disk did not confirm what was written. */
  readonly noteFailedSync: (error: unknown) => void
  /** What is wrong now, if anything: after a failure a trial write tells whether it has passed. */
  readonly current: () => Promise<StoreFault | undefined>
}

/** The low byte of an error code: SQLITE_READONLY, _CORRUPT, _FULL and _NOTADB; all others may pass. */
const FAULTS: Readonly<Record<number, StoreFault>> = {
  8: 'storeReadOnly',
  11: 'storeDamaged',
  13: 'storeFull',
  26: 'storeDamaged',
}

/** What the system says of a sync. */
const FAULTS_OF_SYSTEM: Readonly<Record<string, StoreFault>> = { ENOSPC: 'storeFull', EROFS: 'storeReadOnly' }

const faultOf = (error: unknown): StoreFault =>
  (isSqliteError(error) ? FAULTS[error.errcode & 0xff] : FAULTS_OF_SYSTEM[String(Object(error).code)]) ??
  'storeUnavailable'

/** More than an ordinary commit has: a disk with less room than this refuses some of them. */
const TRIAL_BYTES = 1_048_576

/** Milliseconds after which a disk that has not confirmed a sync counts as one that hangs. */
const PATIENCE = 5000

/** A damaged page stays damaged until the file is replaced; everything else is tried again. */
export const trackHealth = (database: DatabaseSync, sync: () => Promise<void>): SqliteHealth => {
  let fault: StoreFault | undefined
  let waitsSince: number | undefined
  const note = (error: unknown): void => {
    if (fault !== 'storeDamaged') fault = faultOf(error)
  }
  return {
    noteError: (error) => {
      if (isSqliteError(error)) note(error)
    },
    noteFailedSync: note,
    watch: async (syncing) => {
      waitsSince = performance.now()
      await syncing.finally(() => {
        waitsSince = undefined
      })
    },
    current: async () => {
      // A trial would wait for the disk as well.
      if (waitsSince !== undefined && performance.now() - waitsSince > PATIENCE) return fault ?? 'storeUnavailable'
      if (fault === undefined || fault === 'storeDamaged') return fault
      try {
        tryToWrite(database)
        await sync()
        fault = undefined
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        note(error)
      }
      return fault
    },
  }
}

/** Takes room and gives it back in one transaction. */
const tryToWrite = (database: DatabaseSync): void =>
  database.exec(`BEGIN IMMEDIATE;
    INSERT INTO journal (id, version, body) VALUES ('trial', 1, json_object('trial', hex(zeroblob(${TRIAL_BYTES / 2}))));
    DELETE FROM journal WHERE id = 'trial';
    COMMIT`)

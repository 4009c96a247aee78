import type { DatabaseSync } from 'node:sqlite'
import type { StoreFault } from '../port.ts'
import { isSqliteError } from './sqlite-error.ts'

export type SqliteHealth = {
  /** Remembers that the database failed. */
  readonly noteError: (error: unknown) => void
  /** What is wrong now, if anything: after a failure a trial write tells whether it has passed. */
  readonly current: () => StoreFault | undefined
}

/** The low byte of an error code: SQLITE_READONLY, _CORRUPT, _FULL and _NOTADB; all others may pass. */
const FAULTS: Readonly<Record<number, StoreFault>> = {
  8: 'storeReadOnly',
  11: 'storeDamaged',
  13: 'storeFull',
  26: 'storeDamaged',
}

const faultOf = (errcode: number): StoreFault => FAULTS[errcode & 0xff] ?? 'storeUnavailable'

/** More than an ordinary commit has: a disk with less room than this refuses some of them. */
const TRIAL_BYTES = 1_048_576

/** A damaged page stays damaged until the file is replaced; everything else is tried again. */
export const trackHealth = (database: DatabaseSync): SqliteHealth => {
  let fault: StoreFault | undefined
  const noteError = (error: unknown): void => {
    if (isSqliteError(error) && fault !== 'storeDamaged') fault = faultOf(error.errcode)
  }
  return {
    noteError,
    current: () => {
      if (fault === undefined || fault === 'storeDamaged') return fault
      try {
        tryToWrite(database)
        fault = undefined
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        if (!isSqliteError(error)) throw error
        noteError(error)
      }
      return fault
    },
  }
}

/** Takes room and gives it back in one transaction, which is synced to disk. */
const tryToWrite = (database: DatabaseSync): void =>
  database.exec(`BEGIN IMMEDIATE;
    INSERT INTO journal (id, version, body) VALUES ('trial', 1, json_object('trial', hex(zeroblob(${TRIAL_BYTES / 2}))));
    DELETE FROM journal WHERE id = 'trial';
    COMMIT`)

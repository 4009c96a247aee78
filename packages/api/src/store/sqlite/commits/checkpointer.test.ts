import * as E from 'fp-ts/lib/Either.js'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../port.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { sqliteStore } from '../sqlite-store.ts'
import { openCheckpointer } from './checkpointer.ts'
import { openWalSync } from './wal-sync.ts'

const WRITERS = 8

describe('the log of an embedded store', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-checkpoints-'))
    file = join(folder, 'daykeep.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = (longLog: number): { readonly store: Store; readonly database: DatabaseSync } => {
    const database = new DatabaseSync(file)
    prepareDatabase(database)
    const wal = openWalSync(database)
    return { database, store: sqliteStore(database, Date.now, wal, openCheckpointer(database, longLog)) }
  }
  /** Commits of several writers, until it has been enough; how many there were. */
  const writeUntil = async (store: Store, isEnough: (commits: number) => boolean): Promise<number> => {
    let commits = 0
    const write = async (id: string): Promise<void> => {
      for (let version = 0; version === 0 || !isEnough(commits); version += 1, commits += 1) {
        const body = { text: String(version % 10).repeat(20_000) }
        const where = { collection: 'users', id, body } as const
        const commit = await store.commit([
          version === 0 ? { type: 'insert', ...where } : { type: 'replace', version, ...where },
        ])
        expect(commit).toEqual(E.right(undefined))
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(`writer-${writer}`)))
    return commits
  }
  /** Whether the log has begun anew since this was asked first. */
  const renewals = (database: DatabaseSync): (() => boolean) => {
    const log = database.prepare('PRAGMA wal_checkpoint(NOOP)')
    let longest = 0
    return () => {
      const length = Number(log.get()?.['log'])
      longest = Math.max(longest, length)
      return length < longest
    }
  }

  it('begins anew although somebody writes all the time, everything is kept, and what is in memory stays', async () => {
    const { store, database } = open(100)
    const changes = () => database.prepare('PRAGMA data_version').get()
    const before = changes()
    const isRenewed = renewals(database)
    const commits = await writeUntil(store, isRenewed)
    expect(changes()).toEqual(before)
    await store.close()
    const reopened = new DatabaseSync(file)
    const storedSum = reopened.prepare('SELECT sum(version) AS sum FROM users').get()
    expect(storedSum).toEqual({ sum: commits })
    reopened.close()
  }, 30_000)

  it('grows for ever while nobody carries it over', async () => {
    const { store, database } = open(Number.POSITIVE_INFINITY)
    const isRenewed = renewals(database)
    await writeUntil(store, (commits) => isRenewed() || commits > 1000)
    expect(isRenewed()).toBe(false)
    await store.close()
  }, 30_000)

  it('is closed to the end by a process that has nothing else to do', () => {
    const script = `
      import { DatabaseSync } from 'node:sqlite'
      import { openCheckpointer } from ${JSON.stringify(new URL('checkpointer.ts', import.meta.url).href)}
      const database = new DatabaseSync(process.argv[1])
      database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)')
      const checkpointer = openCheckpointer(database, 0)
      for (const _ of [1, 2]) await checkpointer.pause()
      await checkpointer.close()
      database.close()`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, file])
    expect([status, String(stderr)]).toEqual([0, ''])
  })
})

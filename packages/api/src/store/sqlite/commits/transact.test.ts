import * as E from 'fp-ts/lib/Either.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../prepare-database.ts'
import { createStatementCache } from '../sql/statements.ts'
import type { SqliteWrite } from '../sqlite-write.ts'
import { transact } from './transact.ts'

describe('transact', () => {
  let folder: string
  let database: DatabaseSync
  let run: ReturnType<typeof transact>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-transact-'))
    database = openDatabase(folder)
    prepareDatabase(database)
    run = transact(database, createStatementCache(database))
  })
  afterEach(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  const ids = () =>
    database
      .prepare('SELECT id FROM tasks ORDER BY id')
      .all()
      .map(({ id }) => id)

  it('takes back a refused commit alone, and keeps those before and after it', () => {
    const results = run([[insert('a')], [insert('b'), insert('a')], [insert('c')]])
    expect(results.map(E.isRight)).toEqual([true, false, true])
    expect(ids()).toEqual(['a', 'c'])
  })

  it('writes nothing once a later release has changed the layout of the file', () => {
    expect(run([[insert('a')]]).map(E.isRight)).toEqual([true])
    database.exec('PRAGMA user_version = 99')
    expect(run([[insert('b')]])).toMatchObject([E.left({ type: 'unavailable' })])
    expect(ids()).toEqual(['a'])
  })

  it('takes no savepoint while nothing is refused: for each, SQLite copies all pages that are written', () => {
    const texts: string[] = []
    const statements = createStatementCache(database)
    const noting = transact(database, (text) => {
      texts.push(text)
      return statements(text)
    })
    expect(noting([[insert('a')], [insert('b')]]).every(E.isRight)).toBe(true)
    expect(texts.filter((text) => text.startsWith('SAVEPOINT'))).toEqual([])
    expect(noting([[insert('c')], [insert('a')], [insert('d')]]).map(E.isRight)).toEqual([true, false, true])
    expect(texts.filter((text) => text.startsWith('SAVEPOINT'))).toHaveLength(3)
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('shows a commit what the ones before it in its group have done', () => {
    const replace: SqliteWrite = { type: 'replace', collection: 'tasks', id: 'a', version: 1, text: '{}' }
    expect(run([[insert('a')], [replace], [replace]])).toStrictEqual([
      E.right(undefined),
      E.right(undefined),
      E.left({ type: 'conflict', collection: 'tasks', id: 'a' }),
    ])
  })

  it('keeps nothing of a group that the disk has no room for, and takes the next', () => {
    database.exec('PRAGMA max_page_count = 40')
    const results = run([[insert('a')], [insert('b', 'x'.repeat(500_000))], [insert('c')]])
    expect(results).toStrictEqual(Array.from({ length: 3 }, () => unavailable('database or disk is full')))
    expect(ids()).toEqual([])
    expect(run([[insert('d')]])).toEqual([E.right(undefined)])
    expect(ids()).toEqual(['d'])
  })

  it('keeps nothing when another process does not let go of the file, and works again when it does', () => {
    const other = openDatabase(folder)
    other.exec('BEGIN IMMEDIATE')
    expect(run([[insert('a')]])).toStrictEqual([unavailable('database is locked')])
    other.exec('COMMIT')
    other.close()
    expect(run([[insert('a')]])).toEqual([E.right(undefined)])
  })
})

const openDatabase = (folder: string): DatabaseSync => new DatabaseSync(join(folder, 'test.sqlite'), { timeout: 10 })

const unavailable = (reason: string) => E.left({ type: 'unavailable', reason })

const insert = (id: string, filler = ''): SqliteWrite => ({
  type: 'insert',
  collection: 'tasks',
  id,
  text: JSON.stringify({ filler }),
})

import * as E from 'fp-ts/lib/Either.js'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Write } from '../port.ts'
import { openSqliteStore, SQLITE_FILE } from './open-sqlite-store.ts'

describe('openSqliteStore', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-open-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('makes the data folder, and lets nobody else look into it', async () => {
    const dataDir = join(folder, 'deep', 'data')
    const store = await openSqliteStore({ dataDir })
    if (E.isRight(store)) await store.right.close()
    expect(E.isRight(store)).toBe(true)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, SQLITE_FILE)).mode & 0o777).toBe(0o600)
  })

  it('refuses a file that is no database, and says which', async () => {
    const file = join(folder, SQLITE_FILE)
    writeFileSync(file, 'Dear diary, this is not a database.'.repeat(50))
    expect(await openSqliteStore({ dataDir: folder })).toStrictEqual(
      E.left({ type: 'unavailable', reason: `${file} cannot be used as a database: file is not a database` }),
    )
  })

  it('refuses a folder where the file should be', async () => {
    const file = join(folder, SQLITE_FILE)
    mkdirSync(file)
    expect(await openSqliteStore({ dataDir: folder })).toMatchObject({
      left: { type: 'unavailable', reason: expect.stringMatching(`^${file} cannot be used as a database: EISDIR`) },
    })
  })

  it('refuses a file of a later Daykeep, and says what helps', async () => {
    const file = join(folder, SQLITE_FILE)
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    const reason = `${file} was written by a later version of Daykeep. Start that version, or name another DATA_DIR.`
    expect(await openSqliteStore({ dataDir: folder })).toStrictEqual(E.left({ type: 'unavailable', reason }))
  })

  it('reads nothing old that it has in memory, also when the same id was removed and inserted again elsewhere', async () => {
    const stores = await Promise.all([openSqliteStore({ dataDir: folder }), openSqliteStore({ dataDir: folder })])
    const [here, elsewhere] = stores.flatMap((store) => (E.isRight(store) ? [store.right] : []))
    if (here === undefined || elsewhere === undefined) throw new Error('no store')
    const insert = (text: string): Write => ({ type: 'insert', collection: 'tasks', id: 'a', body: { text } })
    const remove: Write = { type: 'remove', collection: 'tasks', id: 'a', version: 1 }
    const texts = async () => [
      (await here.get('tasks', 'a'))?.body['text'],
      (await here.find('tasks', {})).map(({ body }) => body['text'])[0],
    ]
    await here.commit([insert('one')])
    expect(await texts()).toEqual(['one', 'one'])
    await here.commit([remove])
    await here.commit([insert('two')])
    expect(await texts()).toEqual(['two', 'two'])
    await elsewhere.commit([remove])
    await elsewhere.commit([insert('three')])
    await nextTurn()
    expect(await texts()).toEqual(['three', 'three'])
    await here.close()
    await elsewhere.close()
  })
})

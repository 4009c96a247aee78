import * as E from 'fp-ts/lib/Either.js'
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUpSqlite, openSqliteStore, restoreSqlite, type Store } from '../../src/store/index.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'

const NOW = Date.UTC(2026, 10, 22)
const BACKUP = fileURLToPath(new URL('../../../../scripts/backup/main.ts', import.meta.url))

let folder: string
let dataDir: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daykeep-backup-'))
  dataDir = join(folder, 'data')
  file = join(folder, 'backup.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = async (): Promise<Store> => storeOrThrow(await openSqliteStore({ dataDir }))

const put = (store: Store, id: string, text: string) =>
  store.commit([{ type: 'insert', collection: 'groups', id, body: { text } }])

const textOf = async (id: string): Promise<unknown> => {
  const store = await open()
  try {
    return (await store.get('groups', id))?.body['text']
  } finally {
    await store.close()
  }
}

const restore = (prove: (store: Store) => Promise<void> = async () => undefined) =>
  restoreSqlite({ dataDir, file, prove, now: NOW })

describe('a backup', () => {
  it('holds what was committed before it, is for its owner alone, and needs no file beside it', async () => {
    const store = await open()
    await put(store, 'a', 'before')
    expect(E.isRight(backUpSqlite(dataDir, file))).toBe(true)
    await put(store, 'b', 'after')
    await store.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).toSorted()).toEqual(['backup.sqlite', 'data'])
    expect(await restore()).toMatchObject({ right: {} })
    expect([await textOf('a'), await textOf('b')]).toEqual(['before', undefined])
  })

  it('is of one instant while a server writes', async () => {
    const store = await open()
    const ids = ['one', 'other']
    await store.commit(ids.map((id) => ({ type: 'insert', collection: 'groups', id, body: { count: 0 } })))
    const backup = promisify(execFile)(process.execPath, [BACKUP, file], { env: { ...process.env, DATA_DIR: dataDir } })
    let count = 0
    const write = async (): Promise<void> => {
      count += 1
      await store.commit(
        ids.map((id) => ({ type: 'replace', collection: 'groups', id, version: count, body: { count } })),
      )
    }
    const settled = backup.then(() => true)
    while (!(await Promise.race([settled, write().then(() => false)])));
    await store.close()
    await restore()
    const restored = await open()
    const [one, other] = await restored.getMany('groups', ids)
    await restored.close()
    expect(one?.body['count']).toBe(other?.body['count'])
    expect(one?.body['count']).toBeLessThanOrEqual(count)
  })

  it('replaces no file, and names a folder without a store', async () => {
    expect(backUpSqlite(dataDir, file)).toEqual(
      E.left(`There is no ${dataDir}/daykeep.sqlite. DATA_DIR names the folder of the store.`),
    )
    await (await open()).close()
    writeFileSync(file, 'mine')
    expect(backUpSqlite(dataDir, file)).toEqual(E.left(`${file} exists. Name a file that does not.`))
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})

describe('restoring', () => {
  beforeEach(async () => {
    const store = await open()
    await put(store, 'a', 'before')
    await store.close()
    backUpSqlite(dataDir, file)
    const later = await open()
    await put(later, 'b', 'after')
    await later.close()
  })

  it('keeps the store that it replaces under another name', async () => {
    const replaced = join(dataDir, 'daykeep.sqlite.before-2026-11-22T00-00-00.000Z')
    expect(await restore()).toEqual(E.right({ replaced }))
    expect(existsSync(replaced)).toBe(true)
    expect(await textOf('b')).toBeUndefined()
  })

  it('is refused while a server has the store open', async () => {
    const server = await open()
    expect(await restore()).toMatchObject({ left: expect.stringMatching(/is in use .* Stop the server/) })
    await server.close()
    expect(await textOf('b')).toBe('after')
  })

  it.each<[string, () => void, RegExp]>([
    ['is cut off', () => truncateSync(file, statSync(file).size - 8192), /malformed|rowid|page/i],
    ['is no database', () => writeFileSync(file, 'Dear diary'.repeat(500)), /not a database/],
    ['is another database', () => rewrite('DROP TABLE users'), /no store of Daykeep/],
    ['has another word in a document', () => spoilWord('before', 'behind'), /groups are not what was backed up/],
    ['lacks a document', () => rewrite('DELETE FROM groups'), /groups are not what was backed up/],
    ['is of a later release', () => rewrite('PRAGMA user_version = 999'), /later version of Daykeep/],
  ])('changes nothing when the file %s', async (_, spoil, reason) => {
    spoil()
    expect(await restore()).toMatchObject({ left: expect.stringMatching(reason) })
    expect(await textOf('b')).toBe('after')
    expect(readdirSync(dataDir)).toEqual(['daykeep.sqlite'])
  })

  it('takes a backup of an earlier release, which has no hashes', async () => {
    rewrite('DROP TABLE backup_checksums')
    expect(await restore()).toMatchObject({ right: {} })
    expect(await textOf('a')).toBe('before')
  })

  it('leaves no hashes in the store, so that it can be backed up again', async () => {
    await restore()
    expect(E.isRight(backUpSqlite(dataDir, `${file}.second`))).toBe(true)
  })

  it('names a folder in the place of a file', async () => {
    file = folder
    expect(await restore()).toMatchObject({ left: expect.stringMatching(/is no file/) })
  })

  it('changes nothing when a document of the file cannot be read', async () => {
    const prove = () => Promise.reject(new Error('users/a is not of any known shape'))
    expect(await restore(prove)).toEqual(E.left(`${file} was not restored: users/a is not of any known shape`))
    expect(await textOf('b')).toBe('after')
  })

  /** As a bad disk does: SQLite finds its pages in order. */
  const spoilWord = (word: string, other: string): void => {
    const bytes = readFileSync(file)
    bytes.write(other, bytes.indexOf(word))
    writeFileSync(file, bytes)
  }

  const rewrite = (sql: string): void => {
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
  }
})

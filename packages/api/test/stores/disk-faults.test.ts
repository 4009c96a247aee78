import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore, type Store } from '../../src/store/index.ts'
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
import { sqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { createClient } from '../../test-kit/client.ts'
import { type MountedDisk, mountSmallDisk } from '../../test-kit/small-disk.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'
import { startTestServer } from '../../test-kit/test-server.ts'

const FILE = 'daykeep.sqlite'
const MEGABYTE = 1024 * 1024

const insert = (store: Store, id: string, length: number) =>
  store.commit([{ type: 'insert', collection: 'users', id, body: { text: 'x'.repeat(length) } }])

/** Writes over a part of the file, as a failing disk would. */
const damage = (file: string, from: number, length: number): void => {
  const opened = openSync(file, 'r+')
  writeSync(opened, Buffer.alloc(length, 0xaa), 0, length, from)
  closeSync(opened)
}

describe('an embedded store on a failing disk', () => {
  let folder: string
  let disk: MountedDisk | undefined
  const mountDisk = (): string => {
    const place = join(folder, 'disk')
    disk = mountSmallDisk(place, 8)
    return place
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-disk-'))
  })
  afterEach(() => {
    disk?.unmount()
    disk = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  it('acknowledges nothing while the disk is full, says so, and goes on when there is room', async () => {
    const dataDir = mountDisk()
    const database = new DatabaseSync(join(dataDir, FILE))
    prepareDatabase(database)
    // Where nothing can be mounted, the database itself counts its pages.
    const ballast = join(dataDir, 'ballast')
    if (disk) writeFileSync(ballast, Buffer.alloc(5 * MEGABYTE))
    else database.exec('PRAGMA max_page_count = 600')
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const server = await startTestServer({ dataDir, store: sqliteStore(database, Date.now), log })
    const { store } = server.app
    const results: string[] = []
    for (let number = 0; number < 60; number += 1) results.push((await insert(store, `u${number}`, 100_000))._tag)
    const acknowledged = results.filter((result) => result === 'Right').length
    expect([acknowledged > 5, results.at(-1)]).toEqual([true, 'Left'])
    expect(await insert(store, 'more', 100_000)).toMatchObject({ left: { reason: 'database or disk is full' } })
    expect(await createClient(server)('GET', '/ready')).toMatchObject({ status: 503, body: { key: 'storeFull' } })
    expect(lines.filter((line) => line.includes('database or disk is full'))).toHaveLength(1)
    expect(await store.count('users')).toBe(acknowledged)
    if (disk) rmSync(ballast)
    else database.exec('PRAGMA max_page_count = 1000000')
    expect((await createClient(server)('GET', '/ready')).status).toBe(200)
    expect(await insert(store, 'late', 100_000)).toMatchObject({ _tag: 'Right' })
    expect(await store.count('users')).toBe(acknowledged + 1)
    await server.stop()
  })

  it('does not start where nothing can be written, and names the file', async () => {
    const place = mountDisk()
    disk?.remountReadOnly()
    // Where nothing can be mounted: a folder that takes no files, not even from root.
    const dataDir = disk ? place : '/proc'
    expect(await openSqliteStore({ dataDir })).toMatchObject({
      left: {
        type: 'unavailable',
        reason: expect.stringMatching(/daykeep\.sqlite .*(EROFS|EACCES|ENOENT)/) as unknown,
      },
    })
  })

  it('notices damage that comes while it runs when it reads there, and stays not ready', async () => {
    const database = new DatabaseSync(join(folder, FILE))
    prepareDatabase(database)
    const store = sqliteStore(database, Date.now)
    const server = await startTestServer({ dataDir: folder, store })
    for (let number = 0; number < 200; number += 1) await insert(store, `u${number}`, 8000)
    const ready = () => createClient(server)('GET', '/ready')
    expect((await ready()).status).toBe(200)
    // What is in memory is not read again.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA shrink_memory')
    damage(join(folder, FILE), 4096 * 20, statSync(join(folder, FILE)).size - 4096 * 20)
    await expect(store.find('users', {})).rejects.toThrow(/malformed/)
    expect(await ready()).toMatchObject({ status: 503, body: { error: 'ServiceUnavailable', key: 'storeDamaged' } })
    await insert(store, 'after', 10)
    expect(await ready()).toMatchObject({ status: 503, body: { key: 'storeDamaged' } })
    await server.stop()
  })

  it.each([
    ['the first page of a table', 4096 * 2, 4096 * 40],
    ['its end', -4096 * 40, 4096 * 40],
  ])('is not opened when a file of more than 32 MB is damaged at %s', async (_, from, length) => {
    const store = storeOrThrow(await openSqliteStore({ dataDir: folder }))
    for (let number = 0; number < 36; number += 1) await insert(store, `u${number}`, MEGABYTE)
    await store.close()
    const { size } = statSync(join(folder, FILE))
    expect(size).toBeGreaterThan(32 * MEGABYTE)
    await storeOrThrow(await openSqliteStore({ dataDir: folder })).close()
    damage(join(folder, FILE), from < 0 ? size + from : from, length)
    expect(await openSqliteStore({ dataDir: folder })).toMatchObject({
      left: { type: 'unavailable', reason: expect.stringMatching(/daykeep\.sqlite.*(damaged|malformed)/) as unknown },
    })
  })
})

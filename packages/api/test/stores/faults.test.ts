import * as E from 'fp-ts/lib/Either.js'
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonical } from '../../src/store/canonical.ts'
import { type JsonObject, openSqliteStore, type Store, type Write } from '../../src/store/index.ts'
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
import { sqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { openWalSync } from '../../src/store/sqlite/commits/wal-sync.ts'
import { createClient, registerPlayer } from '../../test-kit/client.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'
import { startTestServer } from '../../test-kit/test-server.ts'

const FILE = 'daykeep.sqlite'

describe('an embedded store in trouble', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-faults-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const insert = (store: Store, id: string, length = 8000) =>
    store.commit([{ type: 'insert', collection: 'users', id, body: { text: 'x'.repeat(length) } }])

  it('is not opened when its file is damaged, and the reason names the file', async () => {
    const store = storeOrThrow(await openSqliteStore({ dataDir: folder }))
    for (let number = 0; number < 50; number += 1) await insert(store, `u${number}`)
    await store.close()
    const file = openSync(join(folder, FILE), 'r+')
    const from = 4096 * 2
    writeSync(file, Buffer.alloc(statSync(join(folder, FILE)).size - from, 0xaa), 0, undefined, from)
    closeSync(file)
    expect(await openSqliteStore({ dataDir: folder })).toMatchObject({
      left: { type: 'unavailable', reason: expect.stringMatching(/daykeep\.sqlite.*(damaged|malformed)/) as unknown },
    })
  })

  // The two errors as SQLite words them. No disk stands behind them: a full one is in disk-faults.test.ts, and one that the system
  // remounts read-only beneath open files cannot be had in a test; there writes fail as below, where the disk confirms nothing.
  it.each([
    ['storeFull', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
    ['storeReadOnly', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  ])('says %s by /ready and the log, and recovers', async (key, break_, mend) => {
    const database = new DatabaseSync(join(folder, FILE))
    prepareDatabase(database)
    const store = sqliteStore(database, Date.now)
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const server = await startTestServer({ dataDir: folder, store, log })
    const ready = () => createClient(server)('GET', '/ready')
    expect((await ready()).status).toBe(200)
    database.exec(break_)
    for (let number = 0; number < 3; number += 1) await insert(server.app.store, `big${number}`, 100_000)
    expect(await ready()).toMatchObject({ status: 503, body: { error: 'ServiceUnavailable', key } })
    expect(
      lines.filter((line) => line.includes('did not confirm a commit') && line.includes('"level":50')),
    ).toHaveLength(1)
    database.exec(mend)
    expect((await ready()).status).toBe(200)
    expect(await insert(server.app.store, 'late')).toMatchObject({ _tag: 'Right' })
    expect(lines.at(-1)).toContain('the store keeps commits again')
    await server.stop()
  })

  it('answers no commit before the disk has confirmed it, and gathers those that come meanwhile', async () => {
    const database = new DatabaseSync(join(folder, FILE))
    prepareDatabase(database)
    const syncs: Array<() => void> = []
    const wal = openWalSync(database, () => new Promise<void>((resolve) => void syncs.push(resolve)))
    const store = sqliteStore(database, Date.now, wal)
    const answered: string[] = []
    const commit = (id: string) => insert(store, id).then(() => answered.push(id))
    const first = commit('a')
    await vi.waitFor(() => expect(syncs).toHaveLength(1))
    const later = ['b', 'c'].map(commit)
    await wait(20)
    expect([answered, syncs.length]).toEqual([[], 1])
    syncs[0]?.()
    await first
    await vi.waitFor(() => expect(syncs).toHaveLength(2))
    expect(answered).toEqual(['a'])
    syncs[1]?.()
    await Promise.all(later)
    expect(answered).toEqual(['a', 'b', 'c'])
    await store.close()
  })

  it('answers all that needs no disk at once while the disk hangs, says so by /ready, and goes on when it does', async () => {
    const database = new DatabaseSync(join(folder, FILE))
    prepareDatabase(database)
    let isHanging = false
    const waiting: Array<() => void> = []
    const wal = openWalSync(database, async () => {
      if (isHanging) await new Promise<void>((resolve) => void waiting.push(resolve))
    })
    const server = await startTestServer({ dataDir: folder, store: sqliteStore(database, Date.now, wal) })
    const player = await registerPlayer(server)
    const { body } = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    isHanging = true
    const score = player.call('POST', `/tasks/${String(body.data['id'])}/score/up`)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    for (const path of ['/health', '/ready', '/api/v4/status'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(200)
    expect((await player.user()).profile.name).toBe(player.username)
    expect(await player.tasks()).toHaveLength(1)
    const later = performance.now() + 6000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
    expect(await server.app.store.health()).toBe('storeUnavailable')
    clock.mockRestore()
    isHanging = false
    waiting[0]?.()
    expect(await score).toMatchObject({ status: 200 })
    expect(await server.app.store.health()).toBeUndefined()
    await server.stop()
  })

  it('confirms nothing that the disk did not, is not ready then, and writes the log anew before it confirms again', async () => {
    const database = new DatabaseSync(join(folder, FILE))
    prepareDatabase(database)
    let isBroken = false
    const wal = openWalSync(database, async () => {
      if (isBroken) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
    })
    const store = sqliteStore(database, Date.now, wal)
    await insert(store, 'before')
    isBroken = true
    expect(await insert(store, 'lost')).toStrictEqual(
      E.left({ type: 'unavailable', reason: 'EIO: i/o error, fdatasync' }),
    )
    expect(await store.health()).toBe('storeUnavailable')
    isBroken = false
    expect(await store.health()).toBeUndefined()
    copyFileSync(join(folder, FILE), join(folder, 'without-log.sqlite'))
    const carriedOver = new DatabaseSync(join(folder, 'without-log.sqlite'), { readOnly: true })
    expect(carriedOver.prepare('SELECT id FROM users').all()).toMatchObject([{ id: 'before' }, { id: 'lost' }])
    carriedOver.close()
    expect(await insert(store, 'after')).toEqual(E.right(undefined))
    expect(await store.count('users')).toBe(3)
    await store.close()
  })

  it('hands out what it wrote as it would read it', async () => {
    const store = storeOrThrow(await openSqliteStore({ dataDir: folder }))
    await insert(store, 'ann')
    const bodies: readonly JsonObject[] = [
      { a: 1, b: { c: [2] } },
      { a: 2, gone: undefined, zero: -0 },
      { a: 3, text: 'cut \ud83d' },
    ]
    for (const [index, body] of bodies.entries()) {
      for (let reading = 0; reading < 2; reading += 1) await store.get('users', 'ann')
      await store.commit([{ type: 'replace', collection: 'users', id: 'ann', version: index + 1, body }])
      expect(await store.get('users', 'ann')).toStrictEqual({ id: 'ann', version: index + 2, body: canonical(body) })
    }
    await store.close()
  })

  it('refuses a replacement of what another process changed, and reads that afterwards', async () => {
    const [here, elsewhere] = [
      storeOrThrow(await openSqliteStore({ dataDir: folder })),
      storeOrThrow(await openSqliteStore({ dataDir: folder })),
    ]
    await insert(here, 'ann')
    for (let reading = 0; reading < 3; reading += 1) await here.get('users', 'ann')
    const replace = (version: number, body: JsonObject): Write => ({
      type: 'replace',
      collection: 'users',
      id: 'ann',
      version,
      body,
    })
    await elsewhere.commit([replace(1, { from: 'elsewhere' })])
    expect(await here.commit([replace(1, { from: 'here' })])).toMatchObject({ left: { type: 'conflict' } })
    expect(await here.get('users', 'ann')).toMatchObject({ version: 2, body: { from: 'elsewhere' } })
    await here.close()
    await elsewhere.close()
  })
})

import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore, type Store } from '../../src/store/index.ts'
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
import { sqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { createClient } from '../../test-kit/client.ts'
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
})

import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Document, eq, type Json, openSqliteStore, type Store } from '../../src/store/index.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'

type Body = { readonly name: string; readonly acts?: readonly Json[] }

/** What a command does to the acts of a player. */
type Step = {
  readonly isElsewhere: boolean
  /** How often the player is read before: what is read twice stays in memory. */
  readonly reads: number
  /** Entries that fall off the front; `all` of them are written by somebody who knows none of the stored ones. */
  readonly drops: number
  readonly adds: number
  readonly change: 'list' | 'copies' | 'none' | 'no list' | 'removed'
  readonly isStale: boolean
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    isElsewhere: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
    reads: fc.integer({ min: 1, max: 3 }),
    drops: fc.integer({ min: 0, max: 3 }),
    adds: fc.integer({ min: 0, max: 3 }),
    change: fc.constantFrom<Step['change'][]>('list', 'list', 'list', 'list', 'copies', 'none', 'no list', 'removed'),
    isStale: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  }),
  { minLength: 10, maxLength: 40 },
)

describe('a list that grows, which SQLite holds in rows of its own', () => {
  let folder: string
  let stores: readonly [Store, Store]
  let file: DatabaseSync
  let entries = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-growing-'))
    const open = async () => storeOrThrow(await openSqliteStore({ dataDir: folder }))
    stores = [await open(), await open()]
    file = new DatabaseSync(join(folder, 'daykeep.sqlite'))
  })
  beforeEach(async () => {
    const there = await stores[0].get('users', 'ann')
    if (there !== undefined) await stores[0].commit([{ type: 'remove', collection: 'users', ...there }])
  })
  afterAll(async () => {
    file.close()
    await Promise.all(stores.map((store) => store.close()))
    rmSync(folder, { recursive: true })
  })

  const read = (store: Store) => store.get<Body>('users', 'ann')
  const newEntries = (count: number): readonly Json[] => Array.from({ length: count }, () => ({ act: (entries += 1) }))
  const rows = () => file.prepare('SELECT entries FROM "users acts" WHERE id = ? ORDER BY number').all('ann')

  const bodyAfter = ({ drops, adds, change }: Step, before: Document<Body> | undefined): Body => {
    const name = `Ann ${(entries += 1)}`
    const list = before?.body.acts ?? []
    if (change === 'no list') return { name }
    if (change === 'none') return { name, acts: list }
    const remaining = list.slice(drops)
    return { name, acts: [...(change === 'copies' ? structuredClone(remaining) : remaining), ...newEntries(adds)] }
  }

  /** The document that is there after a step, as whoever wrote it knows. */
  const take = async (step: Step, model: Document<Body> | undefined): Promise<Document<Body> | undefined> => {
    const store = step.isElsewhere ? stores[1] : stores[0]
    let before: Document<Body> | undefined
    for (let time = 0; time < step.reads; time += 1) before = await read(store)
    expect(before).toEqual(model)
    const body = bodyAfter(step, before)
    const version = (before?.version ?? 0) + (step.isStale ? 1 : 0)
    const target = { collection: 'users', id: 'ann' } as const
    const isInserted = before === undefined && step.change !== 'removed'
    const committed = await store.commit([
      step.change === 'removed'
        ? { type: 'remove', ...target, version }
        : isInserted
          ? { type: 'insert', ...target, body }
          : { type: 'replace', ...target, version, body },
    ])
    if (E.isLeft(committed)) return model
    return step.change === 'removed' ? undefined : { id: 'ann', version: (before?.version ?? 0) + 1, body }
  }

  it('is at any time what was written last, whoever has written, also another process', async () => {
    const law = fc.asyncProperty(steps, async (all) => {
      let model = await read(stores[0])
      for (const step of all) {
        await nextTurn()
        model = await take(step, model)
        for (const store of stores) expect(await read(store)).toEqual(model)
        if (model === undefined) expect(rows()).toEqual([])
      }
    })
    await fc.assert(law, { numRuns: 60 })
  }, 60_000)

  it('gets a row for each write of a player in memory, and keeps few that are over', async () => {
    const [store] = stores
    await store.commit([{ type: 'insert', collection: 'users', id: 'ann', body: { acts: newEntries(20) } }])
    for (let number = 0; number < 100; number += 1) {
      await read(store)
      const before = await read(store)
      const acts = [...(before?.body.acts ?? []).slice(1), ...newEntries(1)]
      await store.commit([{ type: 'replace', collection: 'users', id: 'ann', version: number + 1, body: { acts } }])
      expect(rows().length).toBeLessThanOrEqual(20 + 16)
    }
    expect(rows().at(-1)).toEqual({ entries: JSON.stringify({ act: entries }) })
    expect((await read(stores[1]))?.body).toEqual((await read(store))?.body)
    expect(file.prepare("SELECT json_type(body, '$.acts') AS type FROM users").get()).toEqual({ type: null })
  })

  it('is read from the body where an earlier release has written it there', async () => {
    const [store] = stores
    await store.commit([{ type: 'insert', collection: 'users', id: 'ann', body: { name: 'Ann', acts: newEntries(2) } }])
    const body = { name: 'Ann', acts: [{ act: 'of then' }] }
    file.prepare('UPDATE users SET version = 2, body = ? WHERE id = ?').run(JSON.stringify(body), 'ann')
    expect(await read(store)).toEqual({ id: 'ann', version: 2, body })
    const acts = [...((await read(store))?.body.acts ?? []), { act: 'of now' }]
    await store.commit([{ type: 'replace', collection: 'users', id: 'ann', version: 2, body: { name: 'Ann', acts } }])
    for (const each of stores) expect((await read(each))?.body).toEqual({ name: 'Ann', acts })
  })

  it('is not looked into by filters, which would find nothing', async () => {
    await expect(stores[0].find('users', { where: eq('acts.turn', 1) })).rejects.toThrow('acts.turn of users')
  })
})

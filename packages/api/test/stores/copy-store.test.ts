import * as E from 'fp-ts/lib/Either.js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyStore, type JsonObject, type Store } from '../../src/store/index.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { scriptedUnderTest } from './scripted-under-test.ts'

const NOW = Date.UTC(2026, 10, 22)
const DAY = 24 * 60 * 60 * 1000

const opened: Store[] = []
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daykeep-copy-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
  await rm(folder, { recursive: true })
})

const embedded = async (name: string): Promise<Store> => {
  const store = await openStoreAt({ type: 'sqlite', dataDir: join(folder, name) }, { clock: () => 0 })
  opened.push(store)
  return store
}

const put = (store: Store, collection: 'groups' | 'journal' | 'payments', id: string, body: JsonObject) =>
  store.commit([{ type: 'insert', collection, id, body }])

const countsOf = (copied: E.Either<string, ReadonlyArray<{ collection: string; count: number }>>) =>
  E.isLeft(copied)
    ? copied.left
    : Object.fromEntries(copied.right.flatMap(({ collection, count }) => (count > 0 ? [[collection, count]] : [])))

describe('copying a store', () => {
  it('moves a world to MongoDB and back, key for key', async () => {
    const mongo = await scriptedUnderTest()
    const [from, to] = [await embedded('from'), await embedded('to')]
    const between = await openStoreAt(mongo.location)
    try {
      const body = { 'a.b': 1, $c: { z: [null, 'ä'], a: true }, text: '' }
      await put(from, 'groups', 'odd', body)
      for (let at = 0; at < 250; at += 1) await put(from, 'groups', `id ${at}`, { at })
      expect(countsOf(await copyStore(from, between, NOW))).toEqual({ groups: 251 })
      expect(countsOf(await copyStore(between, to, NOW))).toEqual({ groups: 251 })
      expect(await to.get('groups', 'odd')).toEqual({ id: 'odd', version: 1, body })
    } finally {
      await between.close()
      await mongo.dispose()
    }
  })

  it('leaves behind what is about to expire', async () => {
    const [from, to] = [await embedded('from'), await embedded('to')]
    await put(from, 'journal', 'old', { at: NOW - 30 * DAY })
    await put(from, 'journal', 'young', { at: NOW - 29 * DAY })
    await put(from, 'payments', 'given up', { status: 'open', openUntil: NOW - 1 })
    await put(from, 'payments', 'paid', { status: 'paid' })
    expect(countsOf(await copyStore(from, to, NOW))).toEqual({ journal: 1, payments: 1 })
    expect(await to.get('payments', 'paid')).toBeDefined()
  })

  it('refuses a target that has anything', async () => {
    const [from, to] = [await embedded('from'), await embedded('to')]
    await put(to, 'groups', 'mine', {})
    expect(await copyStore(from, to, NOW)).toEqual(E.left('The target has groups already. Name an empty one.'))
  })

  it('finds a change that was made on the way', async () => {
    const [from, to] = [await embedded('from'), await embedded('to')]
    await put(from, 'groups', 'a', { text: 'before' })
    const busy: Store = {
      ...to,
      commit: async (writes) => {
        await from.commit([{ type: 'replace', collection: 'groups', id: 'a', version: 1, body: { text: 'after' } }])
        return to.commit(writes)
      },
    }
    expect(await copyStore(from, busy, NOW)).toMatchObject({ left: expect.stringMatching(/^groups differ: 1 .*, 1 /) })
  })
})

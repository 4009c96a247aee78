import { type Group, TAVERN } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore, type Store } from '../../packages/api/src/store/index.ts'
import { loadCatalogue } from '../content-compiler/index.ts'
import { buildWorld } from './build-world.ts'
import { storeWorld } from './store-world.ts'

const now = Date.UTC(2026, 10, 21, 12)

let directory: string
let store: Store
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'seed-'))
  const opened = await openStore({ dataDir: directory, mongodbUrl: undefined })
  if (E.isLeft(opened)) throw new Error(opened.left.reason)
  store = opened.right
})
afterEach(async () => {
  await store.close()
  await rm(directory, { recursive: true, force: true })
})

it('fills a store in which a server has founded the tavern already', async () => {
  const founded = { type: 'insert', collection: 'groups', id: TAVERN, body: { _id: TAVERN, name: 'Empty' } } as const
  expect(E.isRight(await store.commit([founded]))).toBe(true)
  const texts = { tasks: {}, tags: {} }
  const documents = buildWorld({ catalogue: loadCatalogue(), texts, players: 6, seed: 'test', now }).documents()
  await storeWorld(store, documents, { seed: 'test', now, crowd: 0 })
  expect((await store.get<Group>('groups', TAVERN))?.body.name).toBe(documents.groups[TAVERN]?.name)
  expect([await store.count('users'), await store.count('accounts')]).toEqual([6, 6])
})

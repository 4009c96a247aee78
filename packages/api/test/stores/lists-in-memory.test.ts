import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  and,
  type Document,
  eq,
  type Filter,
  not,
  openSqliteStore,
  type Store,
  type Write,
} from '../../src/store/index.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'
import { matches } from './contract/matches.ts'
import { commitTo, type Model } from './contract/model.ts'

const OWNERS = ['ann', 'bob'] as const
const IDS = ['a', 'b', 'c', 'd', 'e'] as const
const isDone = and(eq('type', 'todo'), eq('completed', true))
const QUESTIONS: readonly Filter[] = OWNERS.flatMap((owner) => [
  eq('userId', owner),
  and(eq('userId', owner), not(isDone)),
  and(eq('userId', owner), eq('alias', 'walk')),
])

type Step =
  | { readonly type: 'read'; readonly where: Filter; readonly times: number }
  | { readonly type: 'write'; readonly isElsewhere: boolean; readonly writes: readonly Change[] }
type Change = { readonly id: string; readonly body: Document['body'] | undefined; readonly isStale: boolean }

const body = fc.record({
  userId: fc.constantFrom(...OWNERS),
  type: fc.constantFrom('todo', 'habit'),
  completed: fc.boolean(),
  alias: fc.constantFrom('walk', 'read'),
  text: fc.constantFrom('Walk', 'Read'),
})
const change: fc.Arbitrary<Change> = fc.record({
  id: fc.constantFrom(...IDS),
  body: fc.option(body, { nil: undefined, freq: 5 }),
  isStale: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('read' as const),
      where: fc.constantFrom(...QUESTIONS),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      type: fc.constant('write' as const),
      isElsewhere: fc.boolean(),
      writes: fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
    }),
  ),
  { minLength: 8, maxLength: 30 },
)

/** Inserts what is not there; a stale version makes the commit a conflict. */
const toWrite =
  (model: Model) =>
  ({ id, body: next, isStale }: Change): Write => {
    const version = (model.get(`tasks/${id}`)?.version ?? 0) + (isStale ? 1 : 0)
    if (next === undefined) return { type: 'remove', collection: 'tasks', id, version }
    return version === 0
      ? { type: 'insert', collection: 'tasks', id, body: next }
      : { type: 'replace', collection: 'tasks', id, version, body: next }
  }

describe('lists that SQLite keeps in memory', () => {
  let folder: string
  let stores: readonly [Store, Store]
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-lists-'))
    const open = async () => storeOrThrow(await openSqliteStore({ dataDir: folder }))
    stores = [await open(), await open()]
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    rmSync(folder, { recursive: true })
  })

  const removeAll = async (): Promise<void> => {
    const found = await stores[0].find('tasks', {})
    await stores[0].commit(found.map(({ id, version }) => ({ type: 'remove', collection: 'tasks', id, version })))
  }

  it('are at any time what SQLite would find, whoever has written, also another process', async () => {
    const [here, elsewhere] = stores
    const law = fc.asyncProperty(steps, async (all) => {
      await removeAll()
      let model: Model = new Map()
      for (const step of all) {
        await nextTurn()
        if (step.type === 'write') {
          const writes = step.writes.map(toWrite(model))
          const expected = commitTo(model, writes)
          expect(E.isRight(await (step.isElsewhere ? elsewhere : here).commit(writes))).toBe(E.isRight(expected))
          if (E.isRight(expected)) model = expected.right
        } else {
          const expectedTasks = [...model.values()]
            .filter((document) => matches(step.where, document.body))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          for (let time = 0; time < step.times; time += 1)
            expect(await here.find('tasks', { where: step.where })).toEqual(expectedTasks)
        }
      }
    })
    await fc.assert(law, { numRuns: 150 })
  }, 60_000)

  it('are the very same list until something in them changes', async () => {
    const [here] = stores
    await removeAll()
    const insert = (id: string, userId: string): Promise<unknown> =>
      here.commit([{ type: 'insert', collection: 'tasks', id, body: { userId, type: 'habit', text: 'Walk' } }])
    const annsTasks = () => here.find('tasks', { where: eq('userId', 'ann') })
    await insert('a', 'ann')
    await insert('b', 'ann')
    for (let reading = 0; reading < 3; reading += 1) await annsTasks()
    const list = await annsTasks()
    await insert('c', 'bob')
    expect(await annsTasks()).toBe(list)
    await here.commit([
      {
        type: 'replace',
        collection: 'tasks',
        id: 'a',
        version: 1,
        body: { userId: 'ann', type: 'habit', text: 'Run' },
      },
    ])
    expect((await annsTasks()).map((document) => document === list[1] || document.body['text'])).toEqual(['Run', true])
    await insert('d', 'ann')
    expect(await annsTasks()).toHaveLength(3)
  })
})

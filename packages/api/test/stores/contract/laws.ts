import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Filter, JsonObject, Scalar, Store, Write } from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'
import { matches } from './matches.ts'
import { commitTo, keyOf, type Model } from './model.ts'

/** Few enough for a database on the other side of a network. */
const RUNS = 40
const COLLECTIONS_USED = ['users', 'accounts'] as const

export const lawsContract = ({ store }: TestStore): void => {
  describe('the laws', () => {
    it('any row of commits is answered and kept as by a map', async () => {
      const law = fc.asyncProperty(fc.array(commit(), { maxLength: 12 }), async (commits) => {
        await removeAll(store())
        let model: Model = new Map()
        for (const writes of commits) {
          const expected = commitTo(model, writes)
          expect(await store().commit(writes)).toStrictEqual(E.map(() => undefined)(expected))
          if (E.isRight(expected)) model = expected.right
        }
        expect(await everything(store())).toStrictEqual(new Map([...model].sort(byKey)))
      })
      await fc.assert(law, { numRuns: RUNS })
    }, 60_000)

    it('any filter lets through what its meaning says', async () => {
      const law = fc.asyncProperty(
        fc.array(body(), { minLength: 4, maxLength: 8 }),
        filters(),
        async (bodies, wheres) => {
          await removeAll(store())
          await insertAll(store(), 'users', Object.fromEntries(bodies.map((each, n) => [`user-${n}`, each])))
          for (const where of wheres) {
            const documents = await store().find('users', { where })
            const expectedIds = bodies.flatMap((each, n) => (matches(where, each) ? [`user-${n}`] : []))
            expect(documents.map(({ id }) => id)).toEqual(expectedIds)
          }
        },
      )
      await fc.assert(law, { numRuns: RUNS })
    }, 60_000)
  })
}

const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : 1

const everything = async (store: Store): Promise<Model> => {
  const rows = await Promise.all(
    COLLECTIONS_USED.map(async (collection) =>
      (await store.find(collection, {})).map((document) => [`${collection}/${document.id}`, document] as const),
    ),
  )
  return new Map(rows.flat().sort(byKey))
}

const removeAll = async (store: Store): Promise<void> => {
  for (const collection of COLLECTIONS_USED) {
    const documents = await store.find(collection, {})
    await store.commit(documents.map(({ id, version }) => ({ type: 'remove', collection, id, version })))
  }
}

const commit = (): fc.Arbitrary<readonly Write[]> =>
  fc.uniqueArray(write(), { maxLength: 4, selector: (each) => `${each.type}/${keyOf(each)}` })

const write = (): fc.Arbitrary<Write> => {
  const where = { collection: fc.constantFrom(...COLLECTIONS_USED), id: fc.constantFrom('a', 'b', 'c') }
  const version = fc.integer({ min: 1, max: 3 })
  const anyUnique = fc.record(
    { usernameLower: fc.constantFrom('x', 'y', null) },
    { requiredKeys: [], noNullPrototype: true },
  )
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('insert' as const), ...where, body: anyUnique }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('replace' as const), ...where, version, body: anyUnique }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), ...where, version }) },
  )
}

const scalar = (): fc.Arbitrary<Scalar> =>
  fc.constantFrom<Scalar[]>(null, true, false, 0, 1, 1.5, -2, '', '1', 'a', 'B', '😀', '\uffee')

const body = (): fc.Arbitrary<JsonObject> => {
  const leaf = fc.oneof(scalar(), fc.array(scalar(), { maxLength: 3 }))
  const inner = fc.dictionary(key(), leaf, { maxKeys: 3 })
  return fc.dictionary(key(), fc.oneof(leaf, inner, fc.array(inner, { maxLength: 2 })), { maxKeys: 4 })
}

const key = (): fc.Arbitrary<string> => fc.constantFrom('a', 'b', '0')

const filters = (): fc.Arbitrary<readonly Filter[]> => {
  const path = fc.oneof(
    key(),
    fc.tuple(key(), key()).map((keys) => keys.join('.')),
  )
  const ordered = fc.oneof(fc.constantFrom('', '1', 'a', 'B', '😀', '\uffee'), fc.constantFrom(-2, 0, 1, 1.5))
  const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      fc.record({ type: fc.constantFrom('eq' as const, 'contains' as const), path, value: scalar() }),
      fc.record({ type: fc.constant('in' as const), path, values: fc.array(scalar(), { maxLength: 4 }) }),
      fc.record({
        type: fc.constantFrom('lt' as const, 'lte' as const, 'gt' as const, 'gte' as const),
        path,
        value: ordered,
      }),
      fc.record({ type: fc.constant('exists' as const), path }),
      fc.record({
        type: fc.constantFrom('and' as const, 'or' as const),
        filters: fc.array(tie('filter'), { maxLength: 3 }),
      }),
      fc.record({ type: fc.constant('not' as const), filter: tie('filter') }),
    ),
  }))
  return fc.array(filter, { minLength: 5, maxLength: 15 })
}

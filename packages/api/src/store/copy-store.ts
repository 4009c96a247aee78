import * as E from 'fp-ts/lib/Either.js'
import { createHash } from 'node:crypto'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './collections.ts'
import { exists, type Filter, gte, not, or } from './filter.ts'
import { isJsonObject, type Json } from './json.ts'
import { pagesOf } from './pages-of.ts'
import type { Store } from './port.ts'

/** A collection after copying: how many documents it has, and a hash of all of them. */
export type CopiedCollection = { readonly collection: CollectionName; readonly count: number; readonly hash: string }

/** Milliseconds: what expires this soon is not copied, so that counts do not change on the way. */
const SOON = 60 * 60 * 1000

/**
 * Copies all documents into an empty store, then reads both stores again and compares them. Versions begin at 1 in the
 * copy. Players must not use the source meanwhile: what they change is found by the comparison.
 *
 * @returns what was copied, or why the target must not be used, in one sentence
 */
export const copyStore = async (
  from: Store,
  to: Store,
  now: number,
): Promise<E.Either<string, readonly CopiedCollection[]>> => {
  for (const collection of COLLECTION_NAMES)
    if ((await to.count(collection)) > 0) return E.left(`The target has ${collection} already. Name an empty one.`)
  const copied: CopiedCollection[] = []
  for (const collection of COLLECTION_NAMES) {
    const failure = await copyCollection(from, to, collection, now)
    if (failure !== undefined) return E.left(failure)
  }
  for (const collection of COLLECTION_NAMES) {
    const [source, target] = await Promise.all([from, to].map((store) => readBack(store, collection, now)))
    if (source === undefined || source.hash !== target?.hash)
      return E.left(
        `${collection} differ: ${source?.count} in the source, ${target?.count} in the target. Stop the server, empty the target and copy again.`,
      )
    copied.push({ collection, ...source })
  }
  return E.right(copied)
}

const copyCollection = async (
  from: Store,
  to: Store,
  collection: CollectionName,
  now: number,
): Promise<string | undefined> => {
  for await (const page of pagesOf(from, collection, stillThere(collection, now))) {
    const committed = await to.commit(page.map(({ id, body }) => ({ type: 'insert', collection, id, body })))
    if (E.isLeft(committed)) return `${collection} were not copied: ${JSON.stringify(committed.left)}`
  }
  return undefined
}

const readBack = async (
  store: Store,
  collection: CollectionName,
  now: number,
): Promise<{ readonly count: number; readonly hash: string }> => {
  const hash = createHash('sha256')
  let count = 0
  for await (const page of pagesOf(store, collection, stillThere(collection, now))) {
    count += page.length
    for (const { id, body } of page) hash.update(`${id}\n${JSON.stringify(body, sortKeys)}\n`)
  }
  return { count, hash: hash.digest('hex') }
}

const stillThere = (collection: CollectionName, now: number): Filter | undefined => {
  const { expires } = COLLECTIONS[collection]
  if (expires === undefined) return undefined
  return or(not(exists(expires.path)), gte(expires.path, now - expires.after + SOON))
}

/** The order of keys is no part of a document. */
const sortKeys = (_: string, value: Json): Json =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

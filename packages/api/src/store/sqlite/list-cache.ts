import { type CollectionName, COLLECTIONS, pathsApart } from '../collections.ts'
import type { Filter } from '../filter.ts'
import type { JsonObject } from '../json.ts'
import type { Document, Query, Write } from '../port.ts'
import type { DocumentCache } from './document-cache.ts'
import { indexedText } from './sql/indexed-values.ts'

/**
 * What was found of an owner (`listedBy` of a collection), so that nobody asks SQLite for it again. The very same list is
 * handed out until one of its documents is replaced or others belong to it.
 */
export type ListCache = {
  readonly find: (collection: CollectionName, query: Query, search: () => readonly Document[]) => readonly Document[]
  /** The owner whose lists a write may add a document to. What leaves a list is noticed by whoever reads it. */
  readonly ownerToDrop: (write: Write) => string | undefined
  readonly drop: (collection: CollectionName, owner: string) => void
  /** Documents that went from memory must not stay there for the sake of a list. */
  readonly dropOf: (collection: CollectionName, document: Document) => void
  readonly clear: () => void
}

/** Filters of one owner: callers can make any number of them. */
const MAX_LISTS = 8

/** A list is remembered only if all of its documents are in `cache`, which so decides how much memory lists take. */
export const createListCache = (cache: Pick<DocumentCache, 'find'>): ListCache => {
  const owners = new Map<string, Map<string, readonly Document[]>>()
  const drop = (collection: CollectionName, owner: string): void => void owners.delete(`${collection}/${owner}`)
  return {
    find: (collection, query, search) => {
      const owner = listedOwner(collection, query)
      if (owner === undefined) return search()
      const lists = owners.get(`${collection}/${owner}`)
      const question = JSON.stringify(query.where)
      const before = lists?.get(question)
      const found = (before && refreshed(cache, collection, before)) ?? search()
      if (found === before) return found
      if (found.length === 0 || found.some((document) => cache.find(collection, document.id) !== document)) {
        lists?.delete(question)
      } else if (lists === undefined || lists.size >= MAX_LISTS) {
        owners.set(`${collection}/${owner}`, new Map([[question, found]]))
      } else {
        lists.set(question, found)
      }
      return found
    },
    ownerToDrop: (write) => {
      if (write.type === 'remove' || COLLECTIONS[write.collection].listedBy === undefined) return undefined
      const before = write.type === 'insert' ? undefined : cache.find(write.collection, write.id)
      const isReplaced = write.type === 'replace' && before?.version === write.version
      return isReplaced && isIndexedAlike(write.collection, before.body, write.body)
        ? undefined
        : ownerOf(write.collection, write.body)
    },
    drop,
    dropOf: (collection, { body }) => {
      const owner = ownerOf(collection, body)
      if (owner !== undefined) drop(collection, owner)
    },
    clear: () => owners.clear(),
  }
}

/** A list as it is now: the same one if nothing changed, none if its documents may belong to it no more. */
const refreshed = (
  cache: Pick<DocumentCache, 'find'>,
  collection: CollectionName,
  list: readonly Document[],
): readonly Document[] | undefined => {
  let isSame = true
  const now: Document[] = []
  for (const before of list) {
    const document = cache.find(collection, before.id)
    if (document === undefined) return undefined
    if (document !== before) {
      if (!isIndexedAlike(collection, before.body, document.body)) return undefined
      isSame = false
    }
    now.push(document)
  }
  return isSame ? list : now
}

const isIndexedAlike = (collection: CollectionName, one: JsonObject, other: JsonObject): boolean =>
  indexedText(collection, one) === indexedText(collection, other)

const ownerOf = (collection: CollectionName, body: JsonObject): string | undefined => {
  const { listedBy } = COLLECTIONS[collection]
  const owner = listedBy === undefined ? undefined : body[listedBy]
  return typeof owner === 'string' ? owner : undefined
}

/** The owner that a query names, if it asks for nothing but what is held apart, in the order of ids. */
const listedOwner = (collection: CollectionName, { where, ...rest }: Query): string | undefined => {
  const { listedBy } = COLLECTIONS[collection]
  if (listedBy === undefined || where === undefined || Object.keys(rest).length > 0) return undefined
  const owner = (where.type === 'and' ? where.filters : [where]).find(
    (filter) => filter.type === 'eq' && filter.path === listedBy,
  )
  if (owner?.type !== 'eq' || typeof owner.value !== 'string') return undefined
  const apart = pathsApart(collection)
  return pathsOf(where).every((path) => apart.includes(path)) ? owner.value : undefined
}

const pathsOf = (filter: Filter): readonly string[] => {
  if ('filters' in filter) return filter.filters.flatMap(pathsOf)
  return 'filter' in filter ? pathsOf(filter.filter) : [filter.path]
}

import type { CollectionName } from '../collections.ts'
import type { Document, Query } from '../port.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import type { JsonObject } from '../json.ts'
import type { Caches } from './cached-write.ts'
import { hasGrowingList, readList, selectWithList } from './growing-lists/list-rows.ts'
import { noteList } from './growing-lists/list-write.ts'
import { isSqliteError } from './sqlite-error.ts'
import type { Statements } from './sql/statements.ts'
import { toSelect } from './sql/to-select.ts'

export type DocumentReader = {
  /** Those that exist, in the order of the ids. */
  readonly getMany: (collection: CollectionName, ids: readonly string[]) => readonly Document[]
  readonly find: (collection: CollectionName, query: Query) => readonly Document[]
}

export type ReadRows = <Rows>(read: () => Rows) => Rows

/**
 * Reads documents, those that the cache has from there. The cache is dropped when another process has written, and the caller
 * drops what it writes itself.
 */
export const documentReader = (
  statements: Statements,
  readRows: ReadRows,
  { cache, lists }: Caches,
): DocumentReader => {
  let seen: unknown
  let isChecked = false
  /** Once a turn of the event loop: whoever was answered by another process cannot have asked here in the same turn. */
  const dropWhenOthersWrote = (): void => {
    if (isChecked) return
    const version = statements('PRAGMA data_version').get()?.['data_version']
    if (version !== seen) {
      cache.clear()
      lists.clear()
    }
    seen = version
    isChecked = true
    setImmediate(() => {
      isChecked = false
    })
  }
  const read = (collection: CollectionName, id: string): Document | undefined => {
    const row = statements(selectWithList(collection)).get(id)
    if (row === undefined) return undefined
    const text = String(row['body'])
    const { body, list } = readList(collection, JSON.parse(text) as JsonObject, row)
    const document = { id, version: Number(row['version']), body }
    if (list !== undefined) noteList(document, list)
    cache.keep(collection, document, text.length + (list?.size ?? 0))
    return document
  }
  const current = (collection: CollectionName, id: string) => cache.find(collection, id) ?? read(collection, id)
  const search = (collection: CollectionName, query: Query): readonly Document[] => {
    const selected = readsWhole(collection, query) ? 'documents' : 'ids'
    const { text, values } = toSelect(collection, query, selected)
    const rows = statements(text).all(...values)
    return selected === 'documents'
      ? rows.map(toDocument)
      : rows.flatMap(({ id }) => current(collection, String(id)) ?? [])
  }
  /**
   * Documents that are never in memory, such as chat, come with what finds them, where that is in the order of an index:
   * otherwise SQLite would carry all of them to sort them.
   */
  const readsWhole = (collection: CollectionName, { sort }: Query): boolean =>
    sort !== undefined && !cache.holds(collection) && !hasGrowingList(collection)
  return {
    getMany: (collection, ids) =>
      readRows(() => {
        dropWhenOthersWrote()
        return ids.flatMap((id) => current(collection, id) ?? [])
      }),
    find: (collection, query) =>
      readRows(() => {
        dropWhenOthersWrote()
        return lists.find(collection, query, () => search(collection, query))
      }),
  }
}

const toDocument = ({ id, version, body }: Readonly<Record<string, unknown>>): Document => ({
  id: String(id),
  version: Number(version),
  body: JSON.parse(String(body)) as JsonObject,
})

/** Notes what fails in reading; what SQLite says becomes a store that is not available. */
export const rowsReader =
  (noteError: (error: unknown) => void) =>
  <Rows>(read: () => Rows): Rows => {
    try {
      return read()
    } catch (error) {
      noteError(error)
      throw isSqliteError(error) ? new StoreUnavailable(error) : error
    }
  }

import { isCanonical } from '../canonical.ts'
import type { Document, Write } from '../port.ts'
import type { DocumentCache } from './document-cache.ts'
import { noteList } from './growing-lists/list-write.ts'
import type { ListCache } from './list-cache.ts'
import { type SqliteWrite, toSqliteWrite } from './sqlite-write.ts'

/** A write, the document as it is afterwards, if the cache is to have it, and the owner whose lists it may change. */
export type CachedWrite = SqliteWrite & { readonly document?: Document; readonly owner?: string | undefined }

/** What is in memory of a database. */
export type Caches = { readonly cache: DocumentCache; readonly lists: ListCache }

/**
 * What is in the cache stays there: whoever reads it next gets the very object that was written, unless the text that is
 * stored says something else.
 */
export const toCachedWrite =
  ({ cache, lists }: Caches) =>
  (write: Write): CachedWrite => {
    const owner = lists.ownerToDrop(write)
    const { collection, id } = write
    if (write.type !== 'replace' || !cache.wants(collection, id)) return { ...toSqliteWrite(write), owner }
    const { version, body } = write
    const cached = cache.find(collection, id)
    const stored = { ...toSqliteWrite(write, cached?.version === version ? cached : undefined), owner }
    return isCanonical(body, cached?.body) ? { ...stored, document: { id, version: version + 1, body } } : stored
  }

/** Brings the cache up to date with a commit. */
export const writeThrough = ({ cache, lists }: Caches, writes: readonly CachedWrite[], isCommitted: boolean): void => {
  for (const write of writes) {
    const { collection, id, document, owner } = write
    if (owner !== undefined) lists.drop(collection, owner)
    if (!isCommitted || document === undefined || write.type === 'remove') cache.drop(collection, id)
    else {
      if (write.list !== undefined) noteList(document, write.list)
      cache.keep(collection, document, write.text.length + (write.list?.size ?? 0))
    }
  }
}

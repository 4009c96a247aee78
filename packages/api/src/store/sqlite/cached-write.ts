import { isCanonical } from '../canonical.ts'
import type { Document, Write } from '../port.ts'
import type { DocumentCache } from './document-cache.ts'
import { type SqliteWrite, toSqliteWrite } from './sqlite-write.ts'

/** A write, and the document as it is afterwards, if the cache is to have it. */
export type CachedWrite = SqliteWrite & { readonly document?: Document }

/**
 * What is in the cache stays there: whoever reads it next gets the very object that was written, unless the text that is
 * stored says something else.
 */
export const toCachedWrite =
  (cache: DocumentCache) =>
  (write: Write): CachedWrite => {
    const stored = toSqliteWrite(write)
    if (write.type !== 'replace' || !cache.wants(write.collection, write.id)) return stored
    const { collection, id, version, body } = write
    const before = cache.find(collection, id)
    return isCanonical(body, before?.body) ? { ...stored, document: { id, version: version + 1, body } } : stored
  }

/** Brings the cache up to date with a commit. */
export const writeThrough = (cache: DocumentCache, writes: readonly CachedWrite[], isCommitted: boolean): void => {
  for (const write of writes) {
    const { collection, id, document } = write
    if (!isCommitted || document === undefined || write.type === 'remove') cache.drop(collection, id)
    else cache.keep(collection, document, write.text.length)
  }
}

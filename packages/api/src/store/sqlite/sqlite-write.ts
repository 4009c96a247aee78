import { canonicalText } from '../canonical.ts'
import type { CollectionName } from '../collections.ts'
import type { Write } from '../port.ts'

/** A write with its body as JSON text. */
export type SqliteWrite =
  | { readonly type: 'insert'; readonly collection: CollectionName; readonly id: string; readonly text: string }
  | {
      readonly type: 'replace'
      readonly collection: CollectionName
      readonly id: string
      readonly version: number
      readonly text: string
    }
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string; readonly version: number }

/** Serializes at once, so that the body cannot change while the commit waits. */
export const toSqliteWrite = (write: Write): SqliteWrite => {
  switch (write.type) {
    case 'insert':
      return { type: 'insert', collection: write.collection, id: write.id, text: canonicalText(write.body) }
    case 'replace': {
      const { type, collection, id, version } = write
      return { type, collection, id, version, text: canonicalText(write.body) }
    }
    case 'remove':
      return write
  }
}

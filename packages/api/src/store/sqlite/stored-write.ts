import { canonicalText } from '../canonical.ts'
import type { CollectionName } from '../collections.ts'
import type { Write } from '../port.ts'

/** A write as the file takes it. */
export type StoredWrite =
  | { readonly type: 'insert'; readonly collection: CollectionName; readonly id: string; readonly text: string }
  | {
      readonly type: 'replace'
      readonly collection: CollectionName
      readonly id: string
      readonly version: number
      readonly text: string
    }
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string; readonly version: number }

/** Taken when the commit is asked for, so that nobody can change the body while it waits. */
export const toStoredWrite = (write: Write): StoredWrite => {
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

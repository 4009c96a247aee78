import { indexedText } from './indexed-values.ts'
import { canonicalText } from '../canonical.ts'
import type { CollectionName } from '../collections.ts'
import type { Write } from '../port.ts'

/** A write with its body as JSON text. */
export type SqliteWrite =
  | {
      readonly type: 'insert'
      readonly collection: CollectionName
      readonly id: string
      readonly text: string
      /** What is indexed of it, where that is held apart. */
      readonly indexed?: string | undefined
    }
  | {
      readonly type: 'replace'
      readonly collection: CollectionName
      readonly id: string
      readonly version: number
      readonly text: string
      readonly indexed?: string | undefined
    }
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string; readonly version: number }

/** Serializes at once, so that the body cannot change while the commit waits. */
export const toSqliteWrite = (write: Write): SqliteWrite => {
  switch (write.type) {
    case 'insert':
      return { type: 'insert', collection: write.collection, id: write.id, ...textsOf(write) }
    case 'replace': {
      const { type, collection, id, version } = write
      return { type, collection, id, version, ...textsOf(write) }
    }
    case 'remove':
      return write
  }
}

const textsOf = ({ collection, body }: Exclude<Write, { readonly type: 'remove' }>) => ({
  text: canonicalText(body),
  indexed: indexedText(collection, body),
})

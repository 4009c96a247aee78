import { indexedText } from './sql/indexed-values.ts'
import type { CollectionName } from '../collections.ts'
import type { Document, Write } from '../port.ts'
import { bodyText } from './body-text.ts'
import { growingListOf, type ListWrite, toListWrite } from './growing-lists/list-write.ts'

type Texts = {
  readonly text: string
  /** What is indexed of it, where that is held apart. */
  readonly indexed?: string | undefined
  /** The list of it that is held in rows of its own. */
  readonly list?: ListWrite | undefined
}

/** A write with its body as JSON text. */
export type SqliteWrite =
  | ({ readonly type: 'insert'; readonly collection: CollectionName; readonly id: string } & Texts)
  | ({
      readonly type: 'replace'
      readonly collection: CollectionName
      readonly id: string
      readonly version: number
    } & Texts)
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string; readonly version: number }

/**
 * Serializes at once, so that the body cannot change while the commit waits. `before`: the document that is replaced, if it is
 * in memory.
 */
export const toSqliteWrite = (write: Write, before?: Document): SqliteWrite => {
  switch (write.type) {
    case 'insert':
      return { type: 'insert', collection: write.collection, id: write.id, ...textsOf(write) }
    case 'replace': {
      const { type, collection, id, version } = write
      return { type, collection, id, version, ...textsOf(write, before) }
    }
    case 'remove':
      return write
  }
}

const textsOf = ({ collection, body }: Exclude<Write, { readonly type: 'remove' }>, before?: Document): Texts => {
  const list = toListWrite(collection, body, before)
  return {
    text: bodyText(collection, body, { before: before?.body, list: list && growingListOf(collection) }),
    indexed: indexedText(collection, body),
    list,
  }
}

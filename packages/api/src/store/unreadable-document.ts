import type { CollectionName } from './collections.ts'

/** Which document this release can not read: a later release wrote it, or no step leads from it to today's shape. */
export type Unreadable = {
  readonly type: 'newerShape' | 'brokenShape'
  readonly collection: CollectionName
  readonly id: string
  /** One line for the log: the shape that was found, or the first path that is not as it should be. */
  readonly found: string
}

const SAYING = {
  newerShape: 'was written by a later release, in shape',
  brokenShape: 'is not of any known shape, for',
} as const

/** What a read rejects with when a document is there but not to be understood. The document stays as it is. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly type: Unreadable['type']

  constructor({ type, collection, id, found }: Unreadable) {
    super(`${collection}/${id} ${SAYING[type]} ${found}`)
    this.type = type
  }
}

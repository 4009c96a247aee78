import type { CollectionName } from './collections.ts'

/** Which document cannot be read, and why: a later release wrote it, or it does not decode after migration. */
export type UnreadableReason = {
  readonly type: 'newerShape' | 'brokenShape'
  readonly collection: CollectionName
  readonly id: string
  /** For the log: the schema version found, or the first path that does not decode. */
  readonly found: string
}

const DESCRIPTIONS = {
  newerShape: 'was written by a later release, in shape',
  brokenShape: 'is not of any known shape, for',
} as const

/** Thrown by reads of a document that cannot be migrated. The document stays as it is. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly type: UnreadableReason['type']

  constructor({ type, collection, id, found }: UnreadableReason) {
    super(`${collection}/${id} ${DESCRIPTIONS[type]} ${found}`)
    this.type = type
  }
}

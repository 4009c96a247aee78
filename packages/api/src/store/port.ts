import type { Either } from 'fp-ts/lib/Either.js'
import type { CollectionName } from './collections.ts'
import type { Filter } from './filter.ts'
import type { JsonObject } from './json.ts'

/** `version` is 1 when a document is inserted and one more with each replacement. */
export type Document<Body = JsonObject> = { readonly id: string; readonly version: number; readonly body: Body }

/**
 * Missing values and null come first, then numbers, then texts; ties are sorted by id. With `ignoresCase` ann comes before
 * Bob; letters beyond those of ASCII have the order of their database.
 */
export type Sort = { readonly path: string; readonly order: 'ascending' | 'descending'; readonly ignoresCase?: true }

/** All documents, sorted by id, unless given otherwise. */
export type Query = {
  readonly where?: Filter
  /** Only documents with one of these ids. */
  readonly ids?: readonly string[]
  /** Only documents with a greater id: the next page of a list that is sorted by id. */
  readonly after?: string
  readonly sort?: readonly Sort[]
  readonly skip?: number
  readonly limit?: number
}

/** `version` is the version read: if the document has another one by now, the commit is a conflict. */
export type Write =
  | { readonly type: 'insert'; readonly collection: CollectionName; readonly id: string; readonly body: JsonObject }
  | {
      readonly type: 'replace'
      readonly collection: CollectionName
      readonly id: string
      readonly version: number
      readonly body: JsonObject
    }
  | { readonly type: 'remove'; readonly collection: CollectionName; readonly id: string; readonly version: number }

/**
 * - `conflict`: the document is not there at the expected version. Nothing was written: load and apply again.
 * - `duplicate`: the id is taken or, when `index` is there, what that unique index guards (one of them, if several are taken).
 *   Nothing was written.
 * - `unavailable`: the store did not confirm the commit. It may have been written all the same (a reply can be lost),
 *   so never apply it again without loading what is there.
 */
export type CommitFailure =
  | { readonly type: 'conflict'; readonly collection: CollectionName; readonly id: string }
  | { readonly type: 'duplicate'; readonly collection: CollectionName; readonly id: string; readonly index?: string }
  | { readonly type: 'unavailable'; readonly reason: string }

export type CommitOptions = {
  /**
   * Called when every later read and commit of this process builds upon the writes, though they may not survive the loss of
   * power yet: a later commit is confirmed only together with them. Not called where the commit is refused, nor by a store
   * that confirms as soon as it applies.
   */
  readonly onApplied?: () => void
}

/** An inserted document. Positions are texts that grow in the order of commits, the same for every process. */
export type Inserted<Body = JsonObject> = { readonly position: string; readonly id: string; readonly body: Body }

export type FollowOptions<Body> = {
  /** Begins with what was inserted since this instant (milliseconds), as far as it has not expired. */
  readonly since: number
  readonly onInserted: (inserted: readonly Inserted<Body>[]) => void
}

export type Following = {
  /** Looks at once instead of at the next regular time; for what this process has just committed. */
  readonly look: () => void
  readonly stop: () => Promise<void>
}

/** Why a store that is open does not work. A full disk may have room again, a damaged file has to be replaced. */
export type StoreFault = 'storeFull' | 'storeDamaged' | 'storeReadOnly' | 'storeUnavailable'

/** Why a store was not opened: cause and cure in one sentence. */
export type OpenFailure = { readonly type: 'unavailable'; readonly reason: string }

/**
 * A store of documents. Reading rejects with `StoreUnavailable` when the database cannot be reached; that is caught once,
 * where requests become answers. `() => store.commit(writes)` is a `TaskEither`.
 *
 * The body types of what is read are the caller's claim; the store gives back what was put in and checks nothing.
 */
export type Store = {
  readonly get: <Body = JsonObject>(collection: CollectionName, id: string) => Promise<Document<Body> | undefined>

  /** Those that exist, each once, in the order of `ids`. */
  readonly getMany: <Body = JsonObject>(
    collection: CollectionName,
    ids: readonly string[],
  ) => Promise<readonly Document<Body>[]>

  readonly find: <Body = JsonObject>(collection: CollectionName, query: Query) => Promise<readonly Document<Body>[]>

  readonly count: (collection: CollectionName, where?: Filter) => Promise<number>

  /** Bytes of the bodies as the database keeps them: as JSON text, or as BSON. */
  readonly size: (collection: CollectionName, where?: Filter) => Promise<number>

  /**
   * Hands over what any process inserts into a collection that is followed, in the order of the commits, each document
   * once. It goes on after the database was away.
   */
  readonly follow: <Body = JsonObject>(collection: CollectionName, options: FollowOptions<Body>) => Following

  /** All of the writes, in order, or none. After a `Right` they, and whatever was read before, survive the loss of power. */
  readonly commit: (writes: readonly Write[], options?: CommitOptions) => Promise<Either<CommitFailure, void>>

  /** What keeps the store from working, if anything does; looks again when something did. */
  readonly health: () => Promise<StoreFault | undefined>

  /** Finishes pending operations, then closes. The store must not be used afterwards. */
  readonly close: () => Promise<void>
}

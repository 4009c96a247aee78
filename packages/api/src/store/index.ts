export { COLLECTION_NAMES, type CollectionName, COLLECTIONS, indexName } from './collections.ts'
export {
  and,
  contains,
  eq,
  exists,
  gt,
  gte,
  includes,
  lt,
  lte,
  not,
  oneOf,
  or,
  type Filter,
  type Scalar,
} from './filter.ts'
export { commitConfirmed, type Witness } from './commit-confirmed.ts'
export { type CopiedCollection, copyStore } from './copy-store.ts'
export { isJsonObject, type Json, type JsonObject, toJson } from './json.ts'
export { openMongoStore, openStore } from './open-store.ts'
export { pagesOf } from './pages-of.ts'
export type {
  CommitFailure,
  CommitOptions,
  Document,
  Following,
  Inserted,
  OpenFailure,
  Query,
  Sort,
  Store,
  StoreFault,
  Write,
} from './port.ts'
export { loggingStore } from './logging-store.ts'
export { migratingStore } from './migrating-store.ts'
export { StoreUnavailable } from './store-unavailable.ts'
export { UnreadableDocument } from './unreadable-document.ts'
export { backUpSqlite } from './sqlite/backup/back-up.ts'
export { openSqliteStore, SQLITE_FILE } from './sqlite/open-sqlite-store.ts'
export { restoreSqlite } from './sqlite/backup/restore.ts'

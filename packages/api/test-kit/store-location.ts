import { openMongoStore, openSqliteStore, type Store } from '../src/store/index.ts'
import { storeOrThrow } from './store-or-throw.ts'

/** Where documents are. Plain data, so that another process can be told. */
export type StoreLocation =
  | { readonly type: 'sqlite'; readonly dataDir: string }
  | { readonly type: 'mongodb'; readonly url: string; readonly database: string }

/** A store over the documents of a place, beside those that are open already. */
export const openStoreAt = async (
  location: StoreLocation,
  settings: { readonly clock?: () => number } = {},
): Promise<Store> => {
  switch (location.type) {
    case 'sqlite':
      return storeOrThrow(await openSqliteStore({ dataDir: location.dataDir, ...settings }))
    case 'mongodb':
      return storeOrThrow(await openMongoStore({ url: location.url, database: location.database, ...settings }))
  }
}

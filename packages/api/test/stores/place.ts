import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import type { Store } from '../../src/store/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { opened } from './opened.ts'

/** Where documents are. Plain data, so that another process can be told. */
export type Place =
  | { readonly type: 'sqlite'; readonly dataDir: string }
  | { readonly type: 'mongodb'; readonly url: string; readonly database: string }

/** A store over the documents of a place, beside those that are open already. */
export const openPlace = async (place: Place, settings: { readonly clock?: () => number } = {}): Promise<Store> => {
  switch (place.type) {
    case 'sqlite':
      return opened(await openSqliteStore({ dataDir: place.dataDir, ...settings }))
    case 'mongodb':
      return opened(await openMongoStore({ url: place.url, database: place.database, ...settings }))
  }
}

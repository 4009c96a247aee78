import type { Store } from '../../src/store/index.ts'
import type { Place } from './place.ts'

/** A place where stores can be opened, shared by the tests of one file. */
export type StoreUnderTest = {
  readonly place: Place
  /** Removes every document. No store is open meanwhile. */
  readonly empty: () => Promise<void>
  readonly dispose: () => Promise<void>
}

/** What one test works with: a store over no documents, and where its documents are. */
export type Subject = { readonly store: () => Store; readonly place: () => Place }

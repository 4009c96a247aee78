import type { Store } from '../../src/store/index.ts'

/** A place where stores can be opened, shared by the tests of one file. */
export type StoreUnderTest = {
  /** Opens a store over the documents of this place, beside those that are open already. */
  readonly open: (settings?: { readonly clock?: () => number }) => Promise<Store>
  /** Removes every document. No store is open meanwhile. */
  readonly empty: () => Promise<void>
  readonly dispose: () => Promise<void>
}

/** What one test works with: a store over no documents, and the way to a second one over the same documents. */
export type Subject = { readonly store: () => Store; readonly open: StoreUnderTest['open'] }

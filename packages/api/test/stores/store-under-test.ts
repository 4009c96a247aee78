import type { Store } from '../../src/store/index.ts'
import type { StoreLocation } from '../../test-kit/store-location.ts'

/** A place where stores can be opened, shared by the tests of one file. */
export type StoreUnderTest = {
  readonly location: StoreLocation
  /** Removes every document. No store is open meanwhile. */
  readonly empty: () => Promise<void>
  readonly dispose: () => Promise<void>
}

/** What one test works with: a store over no documents, and where its documents are. */
export type TestStore = { readonly store: () => Store; readonly location: () => StoreLocation }

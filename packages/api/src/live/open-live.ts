import type { Store } from '../store/index.ts'
import { createLiveHub, type LiveHub } from './hub.ts'
import { liveStore } from './live-store.ts'

/** The hub of a process, and the store whose commits reach its streams at once. */
export const openLive = (store: Store, clock: () => number): { readonly store: Store; readonly hub: LiveHub } => {
  const hub = createLiveHub(store, clock)
  return { store: liveStore(store, clock, hub.look), hub }
}

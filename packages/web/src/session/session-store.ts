import { createStore } from '../store/index.ts'
import { type Credentials, STORAGE_KEY, writeCredentials, readCredentials } from './credentials.ts'

export type SessionStore = {
  readonly credentials: () => Credentials | undefined
  readonly signIn: (credentials: Credentials) => void
  /** Deletes the login and everything else in local storage. */
  readonly signOut: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The login of this browser. Other windows follow through the storage event. */
export const createSessionStore = (storage: Storage, window: Pick<Window, 'addEventListener'>): SessionStore => {
  const store = createStore(readCredentials(storage))

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEY) store.set(readCredentials(storage))
  })

  return {
    credentials: store.get,
    signIn: (credentials) => {
      writeCredentials(storage, credentials)
      store.set(credentials)
    },
    signOut: () => {
      storage.clear()
      store.set(undefined)
    },
    subscribe: store.subscribe,
  }
}

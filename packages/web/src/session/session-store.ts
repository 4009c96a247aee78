import { type Credentials, STORAGE_KEY, storeCredentials, storedCredentials } from './credentials.ts'

export type SessionStore = {
  readonly credentials: () => Credentials | undefined
  readonly signIn: (credentials: Credentials) => void
  /** Forgets the login and everything else that is kept here of the player. */
  readonly signOut: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What stays when a player logs out: it is the browser's, not the player's. */
const OF_BROWSER = ['daykeep.theme']

/** Who is logged in in this browser. Windows beside this one follow. */
export const sessionStore = (storage: Storage, windows: Pick<Window, 'addEventListener'>): SessionStore => {
  const listeners = new Set<() => void>()
  let current = storedCredentials(storage)

  const become = (next: Credentials | undefined): void => {
    current = next
    for (const listener of listeners) listener()
  }

  windows.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEY) become(storedCredentials(storage))
  })

  return {
    credentials: () => current,
    signIn: (credentials) => {
      storeCredentials(storage, credentials)
      become(credentials)
    },
    signOut: () => {
      const kept = OF_BROWSER.map((key) => [key, storage.getItem(key)] as const)
      storage.clear()
      for (const [key, value] of kept) if (value !== null) storage.setItem(key, value)
      become(undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import type { LoadedPlayer } from '../../sync/index.ts'
import { createStore } from '../../store/index.ts'
import type { Credentials } from '../../session/index.ts'

/** The loading state of the signed-in player in this window. */
export type PlayerSession =
  /** Nobody is signed in, or no screen has needed the player yet. */
  | { readonly type: 'closed' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'open'; readonly loaded: LoadedPlayer; readonly close: () => void }

/** Loads a player. `onSignedOut` is called whenever the server refuses the login, then or later. */
export type LoadSession = (credentials: Credentials, onSignedOut: () => void) => Promise<PlayerSession>

export type PlayerSessionStore = {
  readonly state: () => PlayerSession
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the player of this login, unless that has happened or is under way. */
  readonly open: (credentials: Credentials) => void
  /** Loads again after a failure. */
  readonly retry: () => void
  /** Ends the session of the player who has signed out. */
  readonly close: () => void
}

const CLOSED: PlayerSession = { type: 'closed' }

/** The one player session of a window. A load that finishes after its player has signed out is dropped. */
export const createPlayerSessionStore = (loadSession: LoadSession, onSignedOut: () => void): PlayerSessionStore => {
  const store = createStore<PlayerSession>(CLOSED)
  let current: Credentials | undefined
  let attempt = 0

  const change = (next: PlayerSession): void => {
    const previous = store.get()
    if (previous.type === 'open') previous.close()
    store.set(next)
  }

  const load = async (credentials: Credentials): Promise<void> => {
    const number = ++attempt
    change({ type: 'loading' })
    const session = await loadSession(credentials, onSignedOut).catch((): PlayerSession => ({ type: 'failed' }))
    if (number === attempt) change(session)
    else if (session.type === 'open') session.close()
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    open: (credentials) => {
      const isSame = current?.apiId === credentials.apiId && current.apiToken === credentials.apiToken
      if (isSame && store.get().type !== 'closed') return
      current = credentials
      void load(credentials)
    },
    retry: () => {
      if (current !== undefined) void load(current)
    },
    close: () => {
      current = undefined
      attempt += 1
      if (store.get().type !== 'closed') change(CLOSED)
    },
  }
}

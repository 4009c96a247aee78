import type { Opened } from '../../player/index.ts'
import type { Credentials } from '../../session/index.ts'

/** How far the game of a player has come in this window. */
export type Opening =
  /** Nobody is logged in, or no screen has needed the player yet. */
  | { readonly type: 'closed' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'open'; readonly opened: Opened; readonly close: () => void }

/** Loads a player. Tells later, too, when the login counts no more. */
export type OpenGame = (credentials: Credentials, onSignedOut: () => void) => Promise<Opening>

export type OpeningStore = {
  readonly state: () => Opening
  readonly subscribe: (listener: () => void) => () => void
  /** Opens the game of this login, unless it is open or on its way. */
  readonly open: (credentials: Credentials) => void
  /** After a failure: once more. */
  readonly again: () => void
  /** Nobody is logged in any more. */
  readonly close: () => void
}

const CLOSED: Opening = { type: 'closed' }

/** The one open game of a window. An answer that comes after its player has left is dropped. */
export const openingStore = (openGame: OpenGame, onSignedOut: () => void): OpeningStore => {
  const listeners = new Set<() => void>()
  let state: Opening = CLOSED
  let who: Credentials | undefined
  let attempt = 0

  const become = (next: Opening): void => {
    if (state.type === 'open') state.close()
    state = next
    for (const listener of listeners) listener()
  }

  const load = async (credentials: Credentials): Promise<void> => {
    const mine = ++attempt
    become({ type: 'loading' })
    const answer = await openGame(credentials, onSignedOut).catch((): Opening => ({ type: 'failed' }))
    if (mine === attempt) become(answer)
    else if (answer.type === 'open') answer.close()
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (credentials) => {
      const isSame = who?.apiId === credentials.apiId && who.apiToken === credentials.apiToken
      if (isSame && state.type !== 'closed') return
      who = credentials
      void load(credentials)
    },
    again: () => {
      if (who !== undefined) void load(who)
    },
    close: () => {
      who = undefined
      attempt += 1
      if (state.type !== 'closed') become(CLOSED)
    },
  }
}

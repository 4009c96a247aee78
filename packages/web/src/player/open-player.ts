import type { Send } from '@daykeep/api/contract'
import { commands } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/content'
import { createStore, del, get, set } from 'idb-keyval'
import { playerServer } from '../remote/index.ts'
import { fromKept, type Game, type Kept, type PlayerState, playerState, type Table, toKept } from './queue.ts'
import { createPlayerStore, type PlayerStore, type Surroundings } from './store.ts'

/** The player's store, and what it was opened with. */
export type Opened = { readonly store: PlayerStore; readonly catalogue: Catalogue }

export type OpenFailure = 'signedOut' | 'unreachable'

const KEPT = createStore('daykeep', 'player')

/** Forgets what this browser kept of a player: for signing out. */
export const forgetPlayer = (userId: string): Promise<void> => del(userId, KEPT)

/** Whether acts of a player wait in this browser that the server has not seen. */
export const hasUnsentActs = async (userId: string): Promise<boolean> => ((await keptOf(userId))?.acts.length ?? 0) > 0

/**
 * Opens the game for a signed-in player: from the server, or from what this browser kept when the server cannot be
 * reached, so that a player without a network can go on.
 */
export const openPlayer = async (
  userId: string,
  send: Send,
  loadCatalogue: () => Promise<Catalogue>,
): Promise<Opened | OpenFailure> => {
  const server = playerServer(send)
  const [catalogue, loaded, kept] = await Promise.all([loadCatalogue(), server.load(), keptOf(userId)])
  if (loaded.type === 'signedOut') return 'signedOut'
  const game: Game = { catalogue, table: commands as unknown as Table }
  if (loaded.type === 'lost' && kept === undefined) return 'unreachable'
  const first = kept === undefined ? undefined : fromKept(game)(kept).state
  const initial = loaded.type === 'loaded' ? playerState(loaded.player) : first
  if (initial === undefined) return 'unreachable'
  const waiting = first !== undefined && first.pending.length > 0
  const store = createPlayerStore(game, server, browser(userId), waiting ? first : initial)
  if (waiting || loaded.type === 'lost') void store.reload()
  return { store, catalogue }
}

const keptOf = (userId: string): Promise<Kept | undefined> => get<Kept>(userId, KEPT).catch(() => undefined)

/** The clock and the memory of this browser. Where nothing can be kept (a private window), playing goes on without. */
const browser = (userId: string): Surroundings => {
  let next: PlayerState | undefined
  let writing = false
  const write = async (): Promise<void> => {
    if (writing) return
    writing = true
    while (next !== undefined) {
      const state = next
      next = undefined
      await set(userId, toKept(state), KEPT).catch(() => undefined)
    }
    writing = false
  }
  return {
    now: () => Date.now(),
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    keep: (state) => {
      next = state
      void write()
    },
  }
}

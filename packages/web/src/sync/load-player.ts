import type { Transport } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { restore, serialize } from './storage/persisted-queue.ts'
import { createPlayerDatabase } from './storage/player-database.ts'
import { growingRules, loadLateRules } from './game/growing-rules.ts'
import { createPlayerStore, type PlayerStore } from './player-store.ts'
import { createPersister, type Persister } from './storage/persister.ts'
import type { Environment } from './ports.ts'
import { newId } from './new-id.ts'
import { createSyncServer } from './server/sync-server.ts'
import { initialState, type SyncState } from './queue/sync-state.ts'

export type LoadedPlayer = { readonly store: PlayerStore; readonly catalogue: Catalogue }

export type LoadFailure = 'signedOut' | 'unreachable'

/** Milliseconds for the first screen, before undoing is loaded. */
const UNDO_AFTER = 1_500

/** Deletes what this browser has persisted of a player: for signing out. */
export const forgetPlayer = (userId: string): Promise<void> => createPlayerDatabase(userId).clear()

/** Whether this browser holds commands of a player that the server has not seen. */
export const hasUnsentCommands = async (userId: string): Promise<boolean> => {
  const persisted = await createPlayerDatabase(userId)
    .read()
    .catch(() => undefined)
  return (persisted?.acts.length ?? 0) > 0
}

/**
 * Loads a signed-in player: from what this browser has persisted, before the server has answered and without a network,
 * then from the server. In a browser that has persisted nothing, from the server.
 */
export const loadPlayer = async (
  userId: string,
  transport: Transport,
  loadCatalogue: () => Promise<Catalogue>,
): Promise<LoadedPlayer | LoadFailure> => {
  const server = createSyncServer(transport)
  const database = createPlayerDatabase(userId)
  // Nothing can be read where nothing can be persisted: in a private window.
  const reading = database.read().catch(() => undefined)
  const loading = reading.then((found) => (found === undefined ? server.load() : undefined))
  const [persisted, catalogue, loaded] = await Promise.all([reading, loadCatalogue(), loading])
  const rules = growingRules(catalogue)
  const prepareUndo = () => loadLateRules().catch(() => undefined)
  const persister = createPersister(
    (state) => database.write(serialize(state)),
    (state) => database.writeOnLeave(serialize(state)),
  )
  const openStore = (initial: SyncState, isStale: boolean): LoadedPlayer => {
    const store = createPlayerStore(rules, server, browserEnvironment(persister), initial, { isStale, prepareUndo })
    const stop = (): void => {
      store.stop()
      persister.stop()
    }
    return { store: { ...store, stop }, catalogue }
  }
  setTimeout(() => void prepareUndo(), UNDO_AFTER)
  if (persisted !== undefined) {
    if (persisted.acts.some(({ name }) => !Object.hasOwn(rules.table, name))) await prepareUndo()
    const opened = openStore(restore(rules)(persisted).state, true)
    void opened.store.reload()
    return opened
  }
  if (loaded === undefined || loaded.type === 'lost') return 'unreachable'
  if (loaded.type === 'signedOut') return 'signedOut'
  const initial = initialState(loaded.player)
  persister.persist(initial)
  return openStore(initial, false)
}

/** The clock, timers and IndexedDB. Where nothing can be persisted (a private window), playing goes on without. */
const browserEnvironment = ({ persist }: Persister): Environment => ({
  now: () => Date.now(),
  newId,
  schedule: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  persist,
})

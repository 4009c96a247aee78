import type { Transport } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { restore, serialize } from './queue/persisted-queue.ts'
import { createPlayerDatabase, type PlayerDatabase } from './player-database.ts'
import { growingRules, loadLateRules } from './growing-rules.ts'
import { createPlayerStore, type PlayerStore } from './player-store.ts'
import { createPersister } from './persister.ts'
import type { Environment } from './ports.ts'
import { newId } from './new-id.ts'
import { createSyncServer } from './sync-server.ts'
import { initialState } from './queue/sync-state.ts'

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
  const environment = browserEnvironment(database)
  setTimeout(() => void prepareUndo(), UNDO_AFTER)
  if (persisted !== undefined) {
    if (persisted.acts.some(({ name }) => !Object.hasOwn(rules.table, name))) await prepareUndo()
    const store = createPlayerStore(rules, server, environment, restore(rules)(persisted).state, {
      isStale: true,
      prepareUndo,
    })
    void store.reload()
    return { store, catalogue }
  }
  if (loaded === undefined || loaded.type === 'lost') return 'unreachable'
  if (loaded.type === 'signedOut') return 'signedOut'
  const initial = initialState(loaded.player)
  environment.persist(initial)
  return { store: createPlayerStore(rules, server, environment, initial, { prepareUndo }), catalogue }
}

/** The clock, timers and IndexedDB. Where nothing can be persisted (a private window), playing goes on without. */
const browserEnvironment = (database: PlayerDatabase): Environment => ({
  now: () => Date.now(),
  newId,
  schedule: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  persist: createPersister((state) => database.write(serialize(state))),
})

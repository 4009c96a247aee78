export { loadCatalogue } from './game/load-catalogue.ts'
export { loadLateRules } from './game/growing-rules.ts'
export { newId } from './new-id.ts'
export { forgetPlayer, hasUnsentCommands, type LoadedPlayer, loadPlayer } from './load-player.ts'
export {
  PlayerProvider,
  useCatalogue,
  useConnection,
  useDispatch,
  useIsSavingLong,
  useOffline,
  usePlayer,
  usePlayerStore,
  useUnconfirmed,
} from './PlayerProvider.tsx'
export {
  createPlayerStore,
  type Dispatch,
  type DispatchOptions,
  type PlayerListeners,
  type PlayerSnapshot,
  type PlayerStore,
} from './player-store.ts'
export type { Environment, LoadResult, SendResult, SyncServer } from './ports.ts'
export type { ConnectionState } from './sync-loop.ts'
export { keepUpToDate } from './keep-up-to-date.ts'
export type {
  ChangedDocuments,
  CommandResult,
  CommandTable,
  GameRules,
  PendingCommand,
  RollbackReason,
  RolledBackCommand,
  SyncState,
} from './queue/sync-state.ts'

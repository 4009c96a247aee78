import type { Instant } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import type { ChangedDocuments, PendingCommand, RollbackReason, SyncState } from './queue/sync-state.ts'

/** `lost`: it is unknown whether the server has received the command; it is sent again under the same number. */
export type SendResult =
  | { readonly type: 'answered'; readonly changed: ChangedDocuments; readonly othersChanged: boolean }
  | { readonly type: 'refused'; readonly reason: RollbackReason }
  | { readonly type: 'sequenceConflict' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost' }

export type LoadResult =
  | { readonly type: 'loaded'; readonly player: Player }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost' }

/** Whether the server has more than this window has seen. */
export type CheckResult = 'same' | 'newer' | 'signedOut' | 'lost'

/** The server, as the player store sees it. */
export type SyncServer = {
  readonly send: (command: PendingCommand) => Promise<SendResult>
  readonly load: () => Promise<LoadResult>
  /** Asks for the version of the player and for nothing else. */
  readonly check: () => Promise<CheckResult>
  /** The version of the player that this window has seen. */
  readonly version: () => number
}

/** The clock, the timers and the storage of the browser. */
export type Environment = {
  readonly now: () => Instant
  /** A random UUID. */
  readonly newId: () => string
  /** Runs something once after a delay in milliseconds. Returns how to cancel it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void
  /** Keeps the state for when the window has been closed. */
  readonly persist: (state: SyncState) => void
}

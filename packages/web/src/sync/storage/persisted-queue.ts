import type { Player } from '@daykeep/rules/model'
import { reconcile, type ReplayResult } from '../queue/command-queue.ts'
import type { GameRules, PendingCommand, SyncState } from '../queue/sync-state.ts'

/**
 * What survives a closed window, in IndexedDB: the player as last confirmed, and the commands that wait. Browsers hold
 * such entries already, so the keys stay as they are.
 */
export type PersistedQueue = { readonly confirmed: Player; readonly acts: ReadonlyArray<PersistedCommand> }

type PersistedCommand = Pick<PendingCommand, 'name' | 'params' | 'at' | 'idempotencyKey' | 'sent'> & {
  readonly turn: number
}

export const serialize = ({ confirmed, pending }: SyncState): PersistedQueue => ({
  confirmed,
  acts: pending.map(({ after: _after, commandSeq, ...command }) => ({ ...command, turn: commandSeq })),
})

/**
 * The state as it was persisted; the commands are run again by the same rules. The first one may have been sent after this was
 * written, so it keeps its sequence number until the server has answered: one that was not received is numbered anew then.
 */
export const restore =
  (rules: GameRules) =>
  ({ confirmed, acts }: PersistedQueue): ReplayResult => {
    const pending = acts.map(({ turn, ...command }, at) => ({
      ...command,
      sent: command.sent || at === 0,
      commandSeq: turn,
      after: confirmed,
    }))
    return reconcile(rules)(confirmed)({ confirmed, pending, optimistic: confirmed })
  }

import type { Command } from '@daykeep/rules/command'
import type { CommandName } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { GameEvent, Instant, Message, RuleError } from '@daykeep/rules/kernel'
import type { Act, Player, Task, TaskId, User } from '@daykeep/rules/model'
import type { ActRecorder } from '@daykeep/rules/undo'

/** The command table without the types of its rows: the queue runs commands by their name. */
export type CommandTable = Readonly<Record<string, Command<unknown, unknown>>>

/**
 * What the browser needs to run a command by itself. `record`: notes acts for undoing. Until it has come, only the server notes them, and
 * its answer brings them.
 */
export type GameRules = { readonly catalogue: Catalogue; readonly table: CommandTable; readonly record?: ActRecorder }

/** A command that the server has not confirmed yet. */
export type PendingCommand = {
  readonly name: CommandName
  readonly params: unknown
  /** When the player acted. */
  readonly at: Instant
  /** Its place in the order of all commands of this player, on whatever device: `turn` on the wire. */
  readonly commandSeq: number
  /** A random UUID, the same in every attempt; absent in queues of older releases. */
  readonly idempotencyKey?: string
  /** It may have reached the server: its sequence number stays until the server has answered. */
  readonly sent: boolean
  /** The player after this command, as the rules have it. */
  readonly after: Player
}

/** The player as the server has it, the commands on top of it, and the result that the views show. */
export type SyncState = {
  readonly confirmed: Player
  readonly pending: ReadonlyArray<PendingCommand>
  readonly optimistic: Player
}

export const initialState = (player: Player): SyncState => ({ confirmed: player, pending: [], optimistic: player })

/** The outcome of a command that was dispatched. */
export type CommandResult = {
  readonly before: Player
  readonly after: Player
  readonly events: ReadonlyArray<GameEvent>
  readonly report: unknown
  readonly message?: Message
}

/** `rule`: the rules refuse it on the newer state. `server`: the server refused it, in the player's language. */
export type RollbackReason =
  | { readonly type: 'rule'; readonly error: RuleError }
  | {
      readonly type: 'server'
      readonly message: string
      readonly faults: ReadonlyArray<{ readonly path: string; readonly message: string }>
    }

/** A command that was shown and is undone. */
export type RolledBackCommand = { readonly command: PendingCommand; readonly reason: RollbackReason }

/** The turns of all acts that can be undone, and those acts that a command added. */
export type ChangedActs = { readonly turns: ReadonlyArray<number>; readonly added: ReadonlyArray<Act> }

/** The documents that a command changed, as the server stored them. With `acts`, the player comes without theirs. */
export type ChangedDocuments = {
  readonly acts?: ChangedActs | undefined
  readonly user: User
  readonly tasks: ReadonlyArray<Task>
  readonly removed: ReadonlyArray<TaskId>
}

import { dequal } from 'dequal/lite'
import * as E from 'fp-ts/lib/Either.js'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { executeCommand } from '@daykeep/rules/execute'
import type { ChangedDocuments, GameRules, PendingCommand, SendResult } from '../src/sync/index.ts'

type JournalEntry = {
  readonly name: string
  readonly params: unknown
  readonly clientTime: Instant
  readonly idempotencyKey: string | undefined
  readonly changed: ChangedDocuments
}

type Sent = Pick<PendingCommand, 'params' | 'at' | 'idempotencyKey'> & { readonly name: string }

const isRetryOf = (entry: JournalEntry, { name, params, at, idempotencyKey }: PendingCommand): boolean =>
  entry.name === name &&
  entry.clientTime === at &&
  entry.idempotencyKey === idempotencyKey &&
  dequal(entry.params, params)

/** A model of the server: the documents, the journal of sequence numbers, and which instants it accepts. */
export const serverModel = (game: GameRules, first: Player) => {
  let player = first
  const journal = new Map<number, JournalEntry>()

  const effectiveTime = (at: Instant, clock: Instant): Instant => {
    const earliest = Math.max(fromIso(player.user.lastCommand), fromIso(player.user.lastCron))
    return Math.max(earliest, Math.min(at, clock))
  }

  const accept = ({ name, params, at: clientTime, idempotencyKey }: Sent, clock: Instant): SendResult => {
    const at = effectiveTime(clientTime, clock)
    const command = game.table[name]
    if (command === undefined) throw new Error(`no command is called ${name}`)
    const act = game.record === undefined ? {} : { act: { name, record: game.record } }
    const result = executeCommand(game.catalogue)(command, { params, at, ...act })(player)
    if (E.isLeft(result)) return { type: 'refused', reason: { type: 'rule', error: result.left } }
    const changed = changedBetween(player, result.right.state)
    journal.set(player.user.turn, { name, params, clientTime, idempotencyKey, changed })
    const before = player
    player = result.right.state
    return { type: 'answered', changed: withNewActs(before, changed), othersChanged: false }
  }

  return {
    player: () => player,
    receive: (command: PendingCommand, clock: Instant): SendResult => {
      const entry = journal.get(command.commandSeq)
      if (entry !== undefined)
        return isRetryOf(entry, command)
          ? { type: 'answered', changed: entry.changed, othersChanged: false }
          : { type: 'sequenceConflict' }
      return command.commandSeq === player.user.turn ? accept(command, clock) : { type: 'sequenceConflict' }
    },
    /** Another device of the same player dispatches. */
    dispatchElsewhere: (name: string, params: unknown, clock: Instant): void => {
      accept({ name, params, at: clock }, clock)
    },
  }
}

/** A first answer holds the new acts alone, one to a retry all of them. */
const withNewActs = (before: Player, changed: ChangedDocuments): ChangedDocuments => {
  const { acts, ...user } = changed.user
  if (acts === undefined) return changed
  const known = before.user.acts ?? []
  const added = acts.filter((act) => !known.includes(act))
  return { ...changed, user, acts: { turns: acts.map(({ turn }) => turn), added } }
}

const changedBetween = (before: Player, after: Player): ChangedDocuments => {
  const was: Readonly<Record<string, Task>> = before.tasks
  const is: Readonly<Record<string, Task>> = after.tasks
  return {
    user: after.user,
    tasks: Object.values<Task>(after.tasks).filter((task) => was[task._id] !== task),
    removed: Object.values<Task>(before.tasks)
      .map(({ _id }) => _id)
      .filter((id) => is[id] === undefined),
  }
}

import { isFromWrongClock, withDayTakenBack } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, fromRuleError } from '../core/api-error.ts'
import type { Document } from '../store/index.ts'
import type { CommandDependencies, CommandRequest, ExecutedCommand } from './command-request.ts'
import { executeWithOthers } from './effect-on-others.ts'
import type { JournalEntry } from './journal.ts'
import { type LoadedPlayer, toPlayer } from './load-player.ts'
import { changedTasks } from './to-writes.ts'

/** Executes a player's own command on what was loaded. Refuses what the rule refuses, and what the row says of tasks of others. */
export const executeOwn = async <Params, Report>(
  app: CommandDependencies,
  { name, row, params, clientTime }: CommandRequest<Params, Report>,
  loaded: LoadedPlayer,
): Promise<E.Either<ApiError, ExecutedCommand<Report>>> => {
  const { user } = loaded
  const clock = app.clock()
  const before = toPlayer({ ...loaded, user: { ...user, body: withDayTakenBack(user.body, clock) } })
  const at = effectiveTime(before.user, clientTime, clock)
  const outcome = await executeWithOthers(app, { name, row, params, at, user, before })
  if (E.isRight(outcome)) return E.right({ before, ...outcome.right, at, version: user.version })
  const isForeign = outcome.left.key === 'messageTaskNotFound' && loaded.foreign.size > 0
  const error = isForeign && row.foreign !== undefined ? badRequest(row.foreign) : fromRuleError(outcome.left)
  return E.left({ ...error, language: user.body.preferences.language ?? '' })
}

/**
 * When a command takes effect: at the client's time, if that lies between the player's last new day or last command,
 * whichever is later, and the server's clock; else at the nearer end. What a clock far ahead wrote does not count.
 * docs/decisions/003-turns-and-exactly-once.md; docs/decisions/070-a-clock-that-ran-ahead.md.
 */
const effectiveTime = (user: User, clientTime: Instant | undefined, clock: Instant): Instant => {
  const earliest = Math.max(
    ...[user.lastCron, user.lastCommand].map(fromIso).filter((at) => !isFromWrongClock(at, clock)),
  )
  const latest = Math.max(earliest, clock)
  return Math.min(latest, Math.max(earliest, clientTime ?? clock))
}

/** What the journal keeps of the command. */
export const toEntry = <Params, Report>(
  { userId, name, params, toReply, ...order }: CommandRequest<Params, Report>,
  user: Document<User>,
  executed: ExecutedCommand<Report>,
): JournalEntry => ({
  userId,
  turn: user.body.turn,
  command: name,
  params,
  at: executed.at,
  ...markOf(order),
  reply: toReply(executed),
  ...changedTasks(executed.before, executed.outcome.state),
})

/** What tells an act of a client from another that is the same otherwise. */
export const markOf = ({
  clientTime,
  idempotencyKey,
  client = '',
}: Pick<CommandRequest<unknown, unknown>, 'clientTime' | 'idempotencyKey' | 'client'>) => ({
  ...(client === '' ? {} : { client }),
  ...(clientTime === undefined ? {} : { said: clientTime }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

import type { Command } from '@daykeep/rules'
import type { Instant, Outcome } from '@daykeep/rules/kernel'
import type { Player, User } from '@daykeep/rules/model'
import { play } from '@daykeep/rules/turn'
import * as E from 'fp-ts/lib/Either.js'
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiError, badRequest, fromRule, notAuthorized, timedOut } from '../../http/api-error.ts'
import type { Shell } from '../../shell.ts'
import type { CommitFailure, Document } from '../../store/index.ts'
import { touchedBy, writesOf } from './commit-turn.ts'
import { instantThatCounts } from './instant-that-counts.ts'
import { entryOf, isRetryOf, type JournalEntry, type TurnReply } from './journal.ts'
import { modelOf } from './model-of.ts'
import { loadTasks, type LoadedPlayer, loadUser, playerOf } from './load-player.ts'

/** What is asked of a player's next turn. `turn` and `said` come from clients that count turns themselves. */
export type TurnRequest = {
  readonly userId: string
  readonly command: string
  readonly row: Command<unknown, unknown>
  readonly params: unknown
  readonly turn?: number
  readonly said?: Instant
  /** The answer of the command, worked out before it is kept. */
  readonly replyOf: (turn: PlayedTurn) => TurnReply
}

/** A turn between the rule and the commit. `version` is the one that clients will see. */
export type PlayedTurn = {
  readonly before: Player
  readonly outcome: Outcome<Player, unknown>
  readonly at: Instant
  readonly version: number
}

/** A turn that was taken, now or when the same request came before. */
export type TurnTaken = {
  readonly user: Document<User>
  readonly entry: JournalEntry
}

type Attempt = E.Either<ApiError | 'again', TurnTaken>

/** How often a command is applied anew when another process was faster. Each loser waits a little longer. */
export const ATTEMPTS = 60

/**
 * Loads, plays, commits; on a conflict loads and plays again, which is safe because rules are pure.
 * Refuses what the rule refuses, turnTaken, turnAhead, taskNotYours, taskIdTaken, and playerBusy after `ATTEMPTS`.
 */
export const takeTurn = (shell: Shell, request: TurnRequest): Promise<E.Either<ApiError, TurnTaken>> =>
  shell.inOrder(request.userId, () => persist(shell, request))

const persist = async (shell: Shell, request: TurnRequest): Promise<E.Either<ApiError, TurnTaken>> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = await attemptTurn(shell, request)
    if (E.isRight(taken)) return taken
    if (taken.left !== 'again') return E.left(taken.left)
    await wait(Math.random() * Math.min(50, 2 * attempt))
  }
  return E.left(timedOut('playerBusy'))
}

const attemptTurn = async (shell: Shell, request: TurnRequest): Promise<Attempt> => {
  const found = await loadUser(shell.store, request.userId)
  if (E.isLeft(found)) return found
  const user = found.right
  const { turn } = user.body
  if (request.turn !== undefined && request.turn < turn) return answeredBefore(shell, request, user)
  if (request.turn !== undefined && request.turn > turn) return E.left({ ...badRequest('turnAhead', { turn }), turn })
  const scope = request.row.scope(request.params)
  const loaded: LoadedPlayer = { user, ...(await loadTasks(shell.store, request.userId, scope)) }
  return played(shell, request, loaded)
}

const played = async (shell: Shell, request: TurnRequest, loaded: LoadedPlayer): Promise<Attempt> => {
  const before = playerOf(loaded)
  const { body: user } = loaded.user
  const language = user.preferences.language ?? ''
  const at = instantThatCounts(user, request.said, shell.clock())
  const answer = play(shell.catalogue)(request.row, { params: request.params, at })(before)
  if (E.isLeft(answer)) {
    const isForeign = answer.left.key === 'messageTaskNotFound' && loaded.foreign.size > 0
    const error =
      isForeign && request.command === 'scoreTask'
        ? badRequest('taskNotYours')
        : fromRule(answer.left, modelOf(request, before))
    return E.left({ ...error, language })
  }
  const { state } = answer.right
  const entry: JournalEntry = {
    userId: request.userId,
    turn: user.turn,
    command: request.command,
    params: request.params,
    at,
    ...(request.said === undefined ? {} : { said: request.said }),
    reply: request.replyOf({ before, outcome: answer.right, at, version: loaded.user.version }),
    ...touchedBy(before, state),
  }
  const committed = await shell.store.commit(writesOf(loaded, state, entry))
  if (E.isLeft(committed)) return E.left(afterFailure(committed.left, language))
  return E.right({ user: { id: loaded.user.id, version: loaded.user.version + 1, body: state.user }, entry })
}

const afterFailure = (failure: CommitFailure, language: string): ApiError | 'again' => {
  if (failure.type === 'conflict') return 'again'
  if (failure.type === 'unavailable') return { ...timedOut('storeUnavailable'), language }
  return failure.collection === 'tasks' ? { ...badRequest('taskIdTaken'), language } : 'again'
}

/** A retry is answered as it was; anything else came too late for this turn. */
const answeredBefore = async (shell: Shell, request: TurnRequest, user: Document<User>): Promise<Attempt> => {
  const { userId, command, params, said, turn = 0 } = request
  const entry = await entryOf(shell.store, userId, turn)
  const asked = { command, params, ...(said === undefined ? {} : { said }) }
  if (entry !== undefined && isRetryOf(entry, asked)) return E.right({ user, entry })
  const language = user.body.preferences.language ?? ''
  return E.left({ ...notAuthorized('turnTaken', { turn: user.body.turn }), turn: user.body.turn, language })
}

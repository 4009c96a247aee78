import type { Command } from '@daykeep/rules'
import { isFromWrongClock, withDayTakenBack } from '@daykeep/rules/calendar'
import { fromIso, type Instant, type Outcome } from '@daykeep/rules/kernel'
import type { Player, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { type ApiError, badRequest, fromRuleError, notAuthorized, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { loadUser } from '../core/load-user.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import type { CommitFailure, Document, Write } from '../store/index.ts'
import { type CommandReply, findEntry, isRetryOf, type JournalEntry, type StoredEntry } from './journal.ts'
import { type LoadedPlayer, loadTasks, toPlayer } from './load-player.ts'
import { type EffectOnOthers, executeWithOthers, writesToOthers } from './effect-on-others.ts'
import { deliverOutbox, scoresOfCopies, worldDayOf } from './outbox/index.ts'
import { type Concerned, concernedBy, outgoingWrites, partyOf } from './outgoing/index.ts'
import { refuseTooManyTasks } from './refuse-too-many-tasks.ts'
import { actWrites, repeatedAct } from './repeated-act.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { transactionsOfPlayer } from './transactions.ts'
import { changedTasks, tasksById, toWrites } from './to-writes.ts'

export type CommandDependencies = Pick<
  AppContext,
  'store' | 'catalogue' | 'clock' | 'mutex' | 'background' | 'log' | 'i18n'
> &
  DeliveryDependencies

/** A player's command. `turn`, `clientTime` and `idempotencyKey` come from clients that count turns themselves. */
export type CommandRequest<Params, Report> = {
  readonly userId: string
  readonly name: string
  readonly row: Command<Params, Report>
  readonly params: Params
  readonly turn?: number
  readonly clientTime?: Instant
  readonly idempotencyKey?: string
  readonly client?: string
  /** Runs before the commit, since the journal stores the reply. */
  readonly toReply: (executed: ExecutedCommand<Report>) => CommandReply
}

/** A command between rule and commit. `version` is the one that clients will see. */
export type ExecutedCommand<Report> = {
  readonly before: Player
  readonly outcome: Outcome<Player, Report>
  readonly at: Instant
  readonly version: number
  /** What the command did to others. */
  readonly others?: EffectOnOthers
}

/** A committed command, also one that an earlier request committed; `tasks` are the changed ones as they are now. */
export type CommittedCommand = {
  readonly user: Document<User>
  readonly entry: StoredEntry
  readonly tasks: ReadonlyArray<Task>
}

type Attempt = TE.TaskEither<ApiError | 'conflict', CommittedCommand>

/**
 * Loads, executes, commits; after a conflict all over again, which is safe because rules are pure. Refuses what the rule
 * refuses, turnTaken, turnAhead, taskNotYours, taskIdTaken, and playerBusy after too many attempts.
 */
export const runCommand = <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
): Promise<E.Either<ApiError, CommittedCommand>> =>
  app.mutex(request.userId, () => retryConflicts(attemptCommand(app, request)))

const attemptCommand = <Params, Report>(app: CommandDependencies, request: CommandRequest<Params, Report>): Attempt =>
  pipe(
    () => loadUserAndTasks(app, request),
    TE.chainW(({ user, tasks }) => async () => {
      const repeated = await repeatedAct(app.store, request, user)
      if (repeated !== undefined) return E.map((entry: JournalEntry) => ({ user, entry, tasks: [] }))(repeated)
      const { turn } = user.body
      if (request.turn === undefined || request.turn === turn) return executeAndCommit(app, request, user, tasks)()
      if (request.turn < turn) return replay(app, request, user)()
      return E.left({ ...badRequest('turnAhead', { turn }), turn })
    }),
  )

type LoadedTasks = Pick<LoadedPlayer, 'tasks' | 'foreign'>

/**
 * Named tasks are read together with the player, in one round trip: whatever changes them is guarded by their own version.
 * Lists of tasks are read after the player, whose version then guards the list as well.
 */
const loadUserAndTasks = async <Params, Report>(
  app: CommandDependencies,
  { userId, row, params }: CommandRequest<Params, Report>,
): Promise<E.Either<ApiError, { readonly user: Document<User>; readonly tasks: () => Promise<LoadedTasks> }>> => {
  const scope = row.scope(params)
  if (typeof scope === 'object' && 'namedBy' in scope) {
    const loaded = await loadUser(app.store, userId)
    return E.map((user: Document<User>) => {
      const named = scope.namedBy(user.body)
      return withTasks(() => loadTasks(app.store, userId, { named }))(user)
    })(loaded)
  }
  const load = () => loadTasks(app.store, userId, scope)
  if (typeof scope !== 'object') return E.map(withTasks(load))(await loadUser(app.store, userId))
  const [user, tasks] = await Promise.all([loadUser(app.store, userId), load()])
  return E.map(withTasks(async () => tasks))(user)
}

const withTasks = (tasks: () => Promise<LoadedTasks>) => (user: Document<User>) => ({ user, tasks })

const executeAndCommit = <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
  user: Document<User>,
  tasks: () => Promise<LoadedTasks>,
): Attempt =>
  pipe(
    TE.Do,
    TE.apS(
      'loaded',
      TE.fromTask(async (): Promise<LoadedPlayer> => ({ user, ...(await tasks()) })),
    ),
    TE.bindW(
      'executed',
      ({ loaded }) =>
        () =>
          execute(app, request, loaded),
    ),
    TE.chainFirstW(
      ({ loaded, executed }) =>
        () =>
          refuseTooManyTasks(app.store, loaded, executed.outcome.state.tasks),
    ),
    TE.let('entry', ({ executed }) => toEntry(request, user, executed)),
    TE.chainFirstW(({ loaded, executed, entry }) =>
      pipe(
        () => commitAll(app, request, { loaded, executed, entry }),
        TE.mapLeft((failure) => fromCommitFailure(failure, languageOf(user))),
      ),
    ),
    TE.map(({ executed: { outcome }, entry }) => ({
      user: { id: user.id, version: user.version + 1, body: outcome.state.user },
      entry,
      tasks: tasksById(outcome.state, entry.changed),
    })),
  )

type Execution<Report> = {
  readonly loaded: LoadedPlayer
  readonly executed: ExecutedCommand<Report>
  readonly entry: JournalEntry
}

/** One commit: the player, what the command did to others, its answer for retries, and what originals have to follow. */
const commitAll = async <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
  { loaded, executed, entry }: Execution<Report>,
): Promise<E.Either<CommitFailure, void>> => {
  const { name, params, userId } = request
  const { before, outcome, at } = executed
  const scores = scoresOfCopies({ name, params, report: outcome.report, before, at })
  const { turn } = before.user
  const days = name === 'startDay' ? await worldDayOf(app.store, { userId, turn, report: outcome.report, at }) : []
  const outgoing = await outgoingOf(app, request, executed)
  const committed = await app.store.commit([
    ...toWrites(loaded, outcome.state, entry),
    ...writesToOthers(userId, executed),
    ...actWrites(request, entry),
    ...scores,
    ...days,
    ...transactionsOfPlayer(userId, outcome.events, at),
    ...outgoing,
  ])
  if (E.isLeft(committed)) return committed
  if (scores.length + days.length > 0) app.background.run('outbox', () => deliverOutbox(app))
  if (outgoing.length > 0) sendDeliveries(app)
  return committed
}

/** Requests to the webhooks of the player and of those whom the command reached, and e-mails. */
const outgoingOf = async <Params, Report>(
  app: CommandDependencies,
  { userId }: CommandRequest<Params, Report>,
  { before, outcome, at, others }: ExecutedCommand<Report>,
): Promise<readonly Write[]> => {
  const { state: after, events, message, report } = outcome
  const reached = others?.after.users ?? {}
  const party = others === undefined ? undefined : partyOf(after.user, others.after)
  const { tmp } = Object(report) as { readonly tmp?: unknown }
  const player: Concerned = {
    before,
    after,
    events,
    ...(message === undefined ? {} : { message }),
    ...(tmp === undefined ? {} : { tmp }),
    ...(party === undefined ? {} : { party }),
  }
  const reachedPlayers =
    others === undefined ? [] : concernedBy(others.loaded.documents, others.after, others.events, (id) => id === userId)
  const nameOf = (id: string) => reached[id]?.profile.name ?? before.user.profile.name
  return outgoingWrites(app, { at, act: `${userId}/${before.user.turn}`, nameOf }, [player, ...reachedPlayers])
}

const execute = async <Params, Report>(
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
  return E.left({ ...error, language: languageOf(user) })
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

const toEntry = <Params, Report>(
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
const markOf = ({
  clientTime,
  idempotencyKey,
  client = '',
}: Pick<CommandRequest<unknown, unknown>, 'clientTime' | 'idempotencyKey' | 'client'>) => ({
  ...(client === '' ? {} : { client }),
  ...(clientTime === undefined ? {} : { said: clientTime }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

const fromCommitFailure = (failure: CommitFailure, language: string): ApiError | 'conflict' => {
  if (failure.type === 'conflict') return 'conflict'
  if (failure.type === 'unavailable') return { ...timedOut('storeUnavailable'), language }
  return failure.collection === 'tasks' ? { ...badRequest('taskIdTaken'), language } : 'conflict'
}

/** A retry gets the reply of then and the documents of now; any other command is too late for its turn. */
const replay =
  <Params, Report>(
    app: CommandDependencies,
    { userId, name, params, turn = 0, ...order }: CommandRequest<Params, Report>,
    user: Document<User>,
  ): Attempt =>
  async () => {
    const entry = await findEntry(app.store, userId, turn)
    const command = { command: name, params, ...markOf(order) }
    if (entry !== undefined && isRetryOf(entry, command)) {
      const tasks = await app.store.getMany<Task>('tasks', entry.changed)
      return E.right({ user, entry, tasks: tasks.map(({ body }) => body) })
    }
    const next = user.body.turn
    return E.left({ ...notAuthorized('turnTaken', { turn: next }), turn: next, language: languageOf(user) })
  }

const languageOf = ({ body }: Document<User>): string => body.preferences.language ?? ''

import * as E from 'fp-ts/lib/Either.js'
import type { Task, User } from '@daykeep/rules/model'
import { type ApiError, badRequest, notAuthorized, timedOut } from '../core/api-error.ts'
import { loadUser } from '../core/load-user.ts'
import { behindOthers } from '../core/mutex/keyed-mutex.ts'
import type { CommitFailure, CommitOptions, Document } from '../store/index.ts'
import type { CommandDependencies, CommandRequest } from './command-request.ts'
import { commitOwn } from './commit-own.ts'
import { executeOwn, markOf, toEntry } from './execute-own.ts'
import { findEntry, isRetryOf, type JournalEntry, type StoredEntry } from './journal.ts'
import { type LoadedPlayer, loadTasks } from './load-player.ts'
import { refuseGemsOfGroup } from './refuse-gems-of-group.ts'
import { refuseTooManyTasks } from './refuse-too-many-tasks.ts'
import { repeatedAct } from './repeated-act.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { tasksById } from './to-writes.ts'

/**
 * A committed command, also one that an earlier request committed: of that one it is not known what was `before`. `tasks` are the changed
 * ones as they are now.
 */
export type CommittedCommand = {
  readonly before?: User
  readonly user: Document<User>
  readonly entry: StoredEntry
  readonly tasks: ReadonlyArray<Task>
}

type Attempt = Promise<E.Either<ApiError | 'conflict', CommittedCommand>>

/**
 * Loads, executes, commits; after a conflict all over again, which is safe because rules are pure. Refuses what the rule
 * refuses, turnTaken, turnAhead, taskNotYours, taskIdTaken, and playerBusy after too many attempts.
 */
export const runCommand = <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
): Promise<E.Either<ApiError, CommittedCommand>> =>
  app.mutex(request.userId, () => retryConflicts(() => attemptCommand(app, request)))

const attemptCommand = async <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
): Attempt => {
  const loaded = await loadUserAndTasks(app, request)
  if (E.isLeft(loaded)) return loaded
  const { user, tasks } = loaded.right
  const repeated = await repeatedAct(app.store, request, user)
  if (repeated !== undefined) return E.map((entry: JournalEntry) => ({ user, entry, tasks: [] }))(repeated)
  const { turn } = user.body
  if (request.turn === undefined || request.turn === turn) return inTurn(app, request, user, tasks)
  if (request.turn < turn) return replay(app, request, user)
  return E.left({ ...badRequest('turnAhead', { turn }), turn })
}

/** What may reach the party waits for others of it to be through. */
const REACHES_PARTY: ReadonlySet<string> = new Set(['startDay', 'castSkill'])

const inTurn = <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
  user: Document<User>,
  tasks: () => Promise<LoadedTasks>,
): Attempt => {
  const { _id: party } = user.body.party
  if (party === undefined || !REACHES_PARTY.has(request.name)) return executeAndCommit(app, request, { user, tasks })
  return behindOthers(app.mutex, party, async (hasWaited, onApplied) => {
    if (!hasWaited) return executeAndCommit(app, request, { user, tasks }, { onApplied })
    const now = await loadUserAndTasks(app, request)
    return E.isLeft(now) ? now : executeAndCommit(app, request, now.right, { onApplied })
  })
}

type LoadedTasks = Pick<LoadedPlayer, 'tasks' | 'foreign'>

type UserAndTasks = { readonly user: Document<User>; readonly tasks: () => Promise<LoadedTasks> }

/**
 * Named tasks are read together with the player, in one round trip: whatever changes them is guarded by their own version.
 * Lists of tasks are read after the player, whose version then guards the list as well.
 */
const loadUserAndTasks = async <Params, Report>(
  app: CommandDependencies,
  { userId, row, params }: CommandRequest<Params, Report>,
): Promise<E.Either<ApiError, UserAndTasks>> => {
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

const executeAndCommit = async <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
  { user, tasks }: UserAndTasks,
  options: CommitOptions = {},
): Attempt => {
  const loaded: LoadedPlayer = { user, ...(await tasks()) }
  const result = await executeOwn(app, request, loaded)
  if (E.isLeft(result)) return result
  const executed = result.right
  const { state } = executed.outcome
  const bounded = await refuseTooManyTasks(app.store, loaded, state.tasks)
  if (E.isLeft(bounded)) return bounded
  const allowed = await refuseGemsOfGroup(app.store, executed)
  if (E.isLeft(allowed)) return allowed
  const entry = toEntry(request, user, executed)
  const committed = await commitOwn(app, request, { loaded, executed, entry, options })
  if (E.isLeft(committed)) return E.left(fromCommitFailure(committed.left, languageOf(user)))
  const after = { id: user.id, version: user.version + 1, body: state.user }
  return E.right({ before: executed.before.user, user: after, entry, tasks: tasksById(state, entry.changed) })
}

const fromCommitFailure = (failure: CommitFailure, language: string): ApiError | 'conflict' => {
  if (failure.type === 'conflict') return 'conflict'
  if (failure.type === 'unavailable') return { ...timedOut('storeUnavailable'), language }
  return failure.collection === 'tasks' ? { ...badRequest('taskIdTaken'), language } : 'conflict'
}

/** A retry gets the reply of then and the documents of now; any other command is too late for its turn. */
const replay = async <Params, Report>(
  app: CommandDependencies,
  { userId, name, params, turn = 0, ...order }: CommandRequest<Params, Report>,
  user: Document<User>,
): Attempt => {
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

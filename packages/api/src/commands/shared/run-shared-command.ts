import { type Documents, EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import { withDayTakenBack } from '@daykeep/rules/calendar'
import type { Instant, RuleError } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { type ApiError, timedOut, unprocessable } from '../../core/api-error.ts'
import { commitAndSend } from '../../deliveries/index.ts'
import { loadUser } from '../../core/load-user.ts'
import { behindOthers } from '../../core/mutex/keyed-mutex.ts'
import { type CommitFailure, type CommitOptions, type Document, toJson, type Write } from '../../store/index.ts'
import {
  type LeftForLater,
  type LoadedDocuments,
  loadForCommand,
  subjectOf,
  toDocumentWrites,
} from '../documents/index.ts'
import type { CommandReply } from '../journal.ts'
import { type CommandForOthers, deliverOutbox, toEntryWrites } from '../outbox/index.ts'
import { consequencesOf } from '../outgoing/index.ts'
import { refuseTooManyTasks } from '../refuse-too-many-tasks.ts'
import { retryConflicts } from '../retry-conflicts.ts'
import type { CommandDependencies } from '../command-request.ts'
import { findAct, toActWrite } from './acts.ts'
import { boundChats } from './prune-chat.ts'
import { auditWrites } from './audit.ts'
import type { ExecutedShared } from './executed-shared.ts'
import { questAnswerWrites } from './quest-answers.ts'
import { boundAnswers } from './trim-answers.ts'

export type SharedDependencies = CommandDependencies

/** A player's shared command. `decode` makes params of the request, which may name a group as the player's own. */
export type SharedRequest<Params, Report> = {
  readonly userId: string
  readonly name: SharedCommandName
  readonly row: SharedCommand<Params, Report>
  readonly decode: (user: User) => E.Either<ApiError, Params>
  readonly toError: (error: RuleError) => ApiError
  /** What tells a retry from another request with the same key. */
  readonly fingerprint: string
  readonly idempotencyKey?: string
  readonly client?: string
  /** Writes to what rules do not see, such as the account, in the same commit. */
  readonly otherWrites?: (executed: ExecutedShared<Params, Report>) => Promise<readonly Write[]>
  /** Runs before the commit, since an act with a key keeps its reply. */
  readonly toReply: (executed: ExecutedShared<Params, Report>) => Promise<CommandReply>
}

/** A committed command, also one that an earlier request committed. `changed`: nothing for the latter. */
export type CommittedShared = {
  readonly user: Document<User>
  readonly at: Instant
  readonly reply: CommandReply
  readonly before: Documents
  readonly after: Documents
}

type Attempt = Promise<E.Either<ApiError | 'conflict', CommittedShared>>

/**
 * Loads, executes, commits; after a conflict all over again, which is safe because rules are pure. Refuses what the rule
 * refuses, idempotencyKeyUsed, and playerBusy after too many attempts.
 */
export const runSharedCommand = <Params, Report>(
  app: SharedDependencies,
  request: SharedRequest<Params, Report>,
): Promise<E.Either<ApiError, CommittedShared>> => {
  const seed = `${request.userId}/${request.idempotencyKey ?? randomUUID()}/${app.clock()}`
  return app.mutex(request.userId, () => retryConflicts(() => attempt(app, request, seed)))
}

const attempt = async <Params, Report>(
  app: SharedDependencies,
  request: SharedRequest<Params, Report>,
  seed: string,
): Attempt => {
  const user = await loadUser(app.store, request.userId)
  if (E.isLeft(user)) return user
  const repeated = await replay(app, request, user.right)
  if (repeated !== undefined) return repeated
  const done = await inTurn(app, request, user.right, (actor, onApplied) =>
    executeAndCommit(app, request, actor, { seed, ...(onApplied && { onApplied }) }),
  )
  return E.mapLeft((error: ApiError | 'conflict') =>
    error === 'conflict' ? error : { language: languageOf(user.right), ...error },
  )(done)
}

/**
 * Commands on one group, challenge or board task follow each other, since nearly all of them change the same documents: the next
 * one begins when this one is applied, and both may wait for the disk at once. A retry still waits for the answer, behind the
 * key of its player.
 */
const inTurn = async <Params, Report>(
  app: SharedDependencies,
  { row, decode, userId }: SharedRequest<Params, Report>,
  user: Document<User>,
  execute: (actor: Document<User>, onApplied?: () => void) => Attempt,
): Attempt => {
  const params = decode(user.body)
  if (E.isLeft(params)) return params
  const subject = subjectOf(row.needs(params.right, userId))
  if (subject === undefined) return execute(user)
  return behindOthers(app.mutex, subject, async (hasWaited, release) => {
    const now = hasWaited ? await loadUser(app.store, userId) : E.right(user)
    return E.isLeft(now) ? now : execute(now.right, release)
  })
}

const executeAndCommit = async <Params, Report>(
  app: SharedDependencies,
  { userId, name, row, decode, toError, toReply, otherWrites, client = '', ...order }: SharedRequest<Params, Report>,
  user: Document<User>,
  { seed, ...options }: CommitOptions & { readonly seed: string },
): Attempt => {
  const at = app.clock()
  const actor = { ...user, body: withDayTakenBack(user.body, at) }
  const params = decode(actor.body)
  if (E.isLeft(params)) return params
  const loaded = await loadForCommand(app.store, actor, row, params.right)
  const input = { params: params.right, actorId: userId, at, seed }
  const outcome = executeShared(app.catalogue)(row, input)(loaded.documents)
  if (E.isLeft(outcome)) return refuse(app, user, outcome.left.consequence, toError(outcome.left))
  const before = loaded.documents
  const fits = await refuseTooManyTasks(
    app.store,
    { user, tasks: new Map(tasksOf(before, userId).map((body) => [body._id, { body }])) },
    Object.fromEntries(tasksOf(outcome.right.state, userId).map((task) => [task._id, task])),
  )
  if (E.isLeft(fits)) return fits
  const executed = { params: params.right, before, outcome: outcome.right, at, user }
  const reply = await toReply(executed)
  const writes = [
    ...toWrites(loaded, outcome.right.state, { ...order, userId, at, reply, guards: row.guards }),
    ...auditWrites(row, name, executed),
    ...questAnswerWrites(name, client, executed),
    ...((await otherWrites?.(executed)) ?? []),
  ]
  const { later } = loaded
  const rest = later === undefined ? [] : toOutbox(later, { command: name, ...input, documents: before })
  const { state: after, events } = outcome.right
  const act = { at, act: seed, someone: user.body.profile.name }
  const consequences = await consequencesOf(app, { before, after, events }, act)
  const committed = await commitAndSend(app, [...writes, ...rest, ...consequences], options)
  if (E.isLeft(committed)) return E.left(fromCommitFailure(committed.left))
  boundAnswers(app, writes)
  boundChats(app, writes)
  if (rest.length > 0) app.background.run('outbox', () => deliverOutbox(app))
  return E.right({ user: userAfter(user, after), at, reply, before, after })
}

const toOutbox = (
  later: LeftForLater,
  executed: Pick<CommandForOthers, 'command' | 'params' | 'actorId' | 'at' | 'seed'> &
    Pick<LoadedDocuments, 'documents'>,
): readonly Write[] => toEntryWrites({ ...later, ...executed })

const tasksOf = ({ tasks }: Documents, owner: string): ReadonlyArray<Task> =>
  Object.values(tasks).filter(({ userId }) => userId === owner)

/** A slur costs its author the right to write to others. docs/reference/api.md 4.4. */
const refuse = async (
  app: Pick<SharedDependencies, 'store'>,
  user: Document<User>,
  consequence: RuleError['consequence'],
  error: ApiError,
): Attempt => {
  if (consequence === undefined || user.body.flags.chatRevoked === true) return E.left(error)
  const { id, version, body } = user
  const muted = toJson({ ...body, flags: { ...body.flags, chatRevoked: true } })
  const committed = await app.store.commit([{ type: 'replace', collection: 'users', id, version, body: muted }])
  return E.left(E.isLeft(committed) ? fromCommitFailure(committed.left) : error)
}

type ActOrder = Pick<SharedRequest<unknown, unknown>, 'userId' | 'fingerprint' | 'idempotencyKey'> & {
  readonly at: Instant
  readonly reply: CommandReply
  readonly guards: SharedCommand['guards']
}

const toWrites = (loaded: LoadedDocuments, after: Documents, order: ActOrder): readonly Write[] => {
  const { idempotencyKey, userId, fingerprint, at, reply, guards } = order
  const act = idempotencyKey === undefined ? [] : [toActWrite(idempotencyKey, { userId, fingerprint, at, reply })]
  return [...toDocumentWrites(loaded, after, guards), ...act]
}

/** What a key was answered before. Another request with the same key is refused. docs/reference/api.md 1.2. */
const replay = async <Params, Report>(
  app: Pick<SharedDependencies, 'store'>,
  { userId, idempotencyKey, fingerprint }: SharedRequest<Params, Report>,
  user: Document<User>,
): Promise<E.Either<ApiError, CommittedShared> | undefined> => {
  const act = idempotencyKey === undefined ? undefined : await findAct(app.store, userId, idempotencyKey)
  if (act === undefined) return undefined
  if (act.fingerprint !== fingerprint)
    return E.left({ ...unprocessable('idempotencyKeyUsed'), language: languageOf(user) })
  const documents = { ...EMPTY_DOCUMENTS, users: { [user.id]: user.body } }
  return E.right({ user, at: act.at, reply: act.reply, before: documents, after: documents })
}

const userAfter = (user: Document<User>, { users }: Documents): Document<User> => {
  const body = users[user.id] ?? user.body
  return body === user.body ? user : { ...user, version: user.version + 1, body }
}

/** An id that is taken was written by a faster request: loaded again, it is there. */
const fromCommitFailure = ({ type }: CommitFailure): ApiError | 'conflict' =>
  type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict'

const languageOf = ({ body }: Document<User>): string => body.preferences.language ?? ''

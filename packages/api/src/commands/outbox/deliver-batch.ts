import type { Audience, Documents, SharedOutcome } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../../core/app-context.ts'
import {
  commitConfirmed,
  contains,
  type Document,
  type Filter,
  toJson,
  type Witness,
  type Write,
} from '../../store/index.ts'
import { loadBatch, type LoadedDocuments, toDocumentWrites } from '../documents/index.ts'
import { consequencesOf, type OutgoingDependencies } from '../outgoing/index.ts'
import type { CommandForOthers } from './entry.ts'

export type OutboxDependencies = Pick<AppContext, 'store' | 'catalogue' | 'clock' | 'log'> & OutgoingDependencies

/** Players in one commit: large enough to be fast, small enough that other commits get their turn. */
const BATCH = 50

/** Milliseconds that a worker has an entry to itself after each batch. */
export const LEASE = 30_000

/**
 * Gives the next players their share, in one commit with the progress of the entry, so that each gets it once
 * whenever the process ends. Nothing when others were faster; the entry as it is now, undefined when all have theirs.
 */
export const deliverBatch = async (
  app: OutboxDependencies,
  entry: Document<CommandForOthers>,
  documents: Documents,
): Promise<E.Either<'conflict', Document<CommandForOthers> | undefined>> => {
  const { audience = 'participants', subject, cursor } = entry.body
  const page = await app.store.find<User>('users', {
    where: PLAYERS[audience](subject),
    limit: BATCH,
    ...(cursor === '' ? {} : { after: cursor }),
  })
  const others = page.filter(({ id }) => documents.users[id] === undefined)
  const writes = await writesFor(app, { ...entry.body, documents }, others)
  const last = page.at(-1)
  const next =
    last === undefined || page.length < BATCH
      ? undefined
      : { ...entry.body, cursor: last.id, leaseUntil: app.clock() + LEASE }
  const removals = next === undefined ? await removalOfDocuments(app, entry) : []
  const committed = await commitConfirmed(app.store, [...writes, ...removals], toProgress(entry, next))
  if (E.isLeft(committed)) return E.left('conflict')
  return E.right(next === undefined ? undefined : { id: entry.id, version: entry.version + 1, body: next })
}

const removalOfDocuments = async (
  { store }: Pick<OutboxDependencies, 'store'>,
  { id, body }: Document<CommandForOthers>,
): Promise<readonly Write[]> => {
  if (body.documents !== undefined) return []
  const found = await store.get('outboxDocuments', id)
  return found === undefined ? [] : [{ type: 'remove', collection: 'outboxDocuments', id, version: found.version }]
}

const PLAYERS: Readonly<Record<Audience, (subject: string) => Filter>> = {
  participants: (challenge) => contains('challenges', challenge),
  members: (guild) => contains('guilds', guild),
  planMembers: (guild) => contains('guilds', guild),
}

const toProgress = ({ id, version }: Document<CommandForOthers>, next: CommandForOthers | undefined): Witness =>
  next === undefined
    ? { type: 'remove', collection: 'outbox', id, version }
    : { type: 'replace', collection: 'outbox', id, version, body: toJson(next) }

type ExecutableEntry = CommandForOthers & { readonly documents: Documents }

/** A player whose documents would grow beyond their limits goes without, and keeps nobody else from their share. */
const writesFor = async (
  app: OutboxDependencies,
  entry: ExecutableEntry,
  users: ReadonlyArray<Document<User>>,
): Promise<readonly Write[]> => {
  if (users.length === 0) return []
  const { audience = 'participants', subject } = entry
  const loaded = await loadBatch(app.store, entry.documents, { audience, subject }, users)
  const outcome = execute(app, entry, loaded.documents)
  if (outcome !== undefined) {
    const batch = new Set(users.map(({ id }) => id))
    const consequences = await consequencesOf(app, changeOf(batch, loaded.documents, outcome), {
      at: entry.at,
      act: entry.seed,
    })
    return [...writesToBatch(loaded, outcome.state, batch), ...consequences]
  }
  const [first, ...rest] = users
  if (first !== undefined && rest.length === 0) {
    app.log.warn({ command: entry.command, user: first.id }, 'a player was left out')
    return []
  }
  const each = await Promise.all(users.map((user) => writesFor(app, entry, [user])))
  return each.flat()
}

const execute = (
  { catalogue }: OutboxDependencies,
  { command, params, actorId, at, seed }: ExecutableEntry,
  documents: Documents,
): SharedOutcome<unknown> | undefined => {
  const row = sharedCommands[command] as unknown as SharedCommand<unknown>
  const outcome = executeShared(catalogue)(row, { params, actorId, at, seed })(documents)
  return E.isLeft(outcome) ? undefined : outcome.right
}

/** What became of the players of the batch alone: the others, and the group, had theirs with the command itself. */
const changeOf = (batch: ReadonlySet<string>, before: Documents, { state, events }: SharedOutcome<unknown>) => ({
  before: {
    ...before,
    groups: {},
    users: Object.fromEntries(Object.entries(before.users).filter(([id]) => batch.has(id))),
  },
  after: state,
  events: events.filter(({ to }) => batch.has(to)),
})

/** Only players of the batch and their tasks: the others were written with the command itself. */
const writesToBatch = (loaded: LoadedDocuments, after: Documents, batch: ReadonlySet<string>): readonly Write[] => {
  const ownerOf = (id: string): string => after.tasks[id]?.userId ?? loaded.documents.tasks[id]?.userId ?? ''
  return toDocumentWrites(loaded, after).filter(
    ({ collection, id }) =>
      (collection === 'users' && batch.has(id)) || (collection === 'tasks' && batch.has(ownerOf(id))),
  )
}

import {
  type Audience,
  type DocumentQuery,
  type Documents,
  documentsWhere,
  LARGE_GROUP,
  OF_AUDIENCE,
  withDocuments,
  withoutRelations,
} from '@daykeep/rules/documents'
import { TAVERN, type Task, type User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { and, type Document, eq, oneOf, type Store } from '../../store/index.ts'
import { loadDocuments, type LoadedDocuments } from './load-documents.ts'

/** Challenges and guilds of up to this many players are changed whole, in one commit. */
const AT_ONCE = 30

/** The challenge or the guild whose other players are left for later. */
export type LeftForLater = { readonly audience: Audience; readonly subject: string; readonly version: number }

type DocumentsForCommand = LoadedDocuments & { readonly later?: LeftForLater }

/**
 * Loads what a command needs. Of a challenge with many participants, or a guild with many members, it loads those alone
 * that the command names, with their copies; the others come from the outbox in batches.
 */
export const loadForCommand = async <Params>(
  store: Pick<Store, 'find' | 'getMany'>,
  actor: Document<User>,
  { needs, reaches }: Pick<SharedCommand<Params>, 'needs' | 'reaches'>,
  params: Params,
): Promise<DocumentsForCommand> => {
  const queries = needs(params, actor.id)
  if (reaches === undefined) return loadDocuments(store, actor, queries)
  const few = withoutRelations(queries, OF_AUDIENCE[reaches])
  const loaded = await loadDocuments(store, actor, few)
  const { documents, versionOf } = loaded
  const large = LARGE[reaches](documents)
  if (large === undefined) return loadDocuments(store, actor, queries)
  const later = { audience: reaches, subject: large._id, version: versionOf(KINDS[reaches], large._id) }
  if (reaches !== 'participants') return { ...loaded, later }
  const named = copiesOfUsers(large._id, Object.keys(documents.users))
  return { ...(await loadDocuments(store, actor, [...few, named])), later }
}

const KINDS = { participants: 'challenges', members: 'groups', planMembers: 'groups' } as const

/** The challenge or the guild of a command, if it has more players than are changed at once. */
const LARGE: Readonly<Record<Audience, (documents: Documents) => { readonly _id: string } | undefined>> = {
  participants: ({ challenges }) => Object.values(challenges).find(({ memberCount }) => memberCount > AT_ONCE),
  members: ({ groups }) =>
    Object.values(groups).find(
      ({ _id, type, memberCount }) =>
        type === 'guild' && _id !== TAVERN && memberCount > AT_ONCE && memberCount <= LARGE_GROUP,
    ),
  planMembers: ({ groups }) =>
    Object.values(groups).find(({ type, memberCount }) => type === 'guild' && memberCount > AT_ONCE),
}

/** The copies of a challenge's tasks that these players have. */
const copiesOfUsers = (challenge: string, users: ReadonlyArray<string>): DocumentQuery =>
  documentsWhere('tasks', {
    type: 'and',
    filters: [
      { type: 'eq', path: 'challenge.id', value: challenge },
      { type: 'in', path: 'userId', values: users },
    ],
  })

/** Adds players of a challenge or a guild, and their copies, to documents that a command was executed on. */
export const loadBatch = async (
  store: Pick<Store, 'find'>,
  before: Documents,
  { audience, subject }: Pick<LeftForLater, 'audience' | 'subject'>,
  users: ReadonlyArray<Document<User>>,
): Promise<LoadedDocuments> => {
  const ids = users.map(({ id }) => id)
  const where = and(eq('challenge.id', subject), oneOf('userId', ids))
  const tasks = audience !== 'participants' ? [] : await store.find<Task>('tasks', { where })
  const versions = new Map<string, number>([
    ...users.map(({ id, version }) => [`users/${id}`, version] as const),
    ...tasks.map(({ id, version }) => [`tasks/${id}`, version] as const),
  ])
  const bodies = <Body>(found: ReadonlyArray<Document<Body>>) => found.map(({ body }) => body)
  const documents = withDocuments(withDocuments(before, 'users', bodies(users)), 'tasks', bodies(tasks))
  return { documents, versionOf: (kind, id) => versions.get(`${kind}/${id}`) ?? 0 }
}

import {
  type DocumentQuery,
  documentsWhere,
  OF_PARTICIPANTS,
  withDocuments,
  withoutRelations,
} from '@daykeep/rules/documents'
import type { Task, User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { and, type Document, eq, oneOf, type Store } from '../../store/index.ts'
import { loadDocuments, type LoadedDocuments } from './load-documents.ts'

/** Challenges of up to this many participants are changed whole, in one commit. */
const AT_ONCE = 30

/** `challenge`: the one whose other participants are left for later. */
type DocumentsForCommand = LoadedDocuments & {
  readonly challenge?: { readonly id: string; readonly version: number }
}

/**
 * Loads what a command needs. Of a challenge with many participants it loads those alone that the command names, with
 * their copies; the others come from the outbox in batches.
 */
export const loadForCommand = async <Params>(
  store: Pick<Store, 'find' | 'getMany'>,
  actor: Document<User>,
  { needs, reaches }: Pick<SharedCommand<Params>, 'needs' | 'reaches'>,
  params: Params,
): Promise<DocumentsForCommand> => {
  const queries = needs(params, actor.id)
  if (reaches === undefined) return loadDocuments(store, actor, queries)
  const few = withoutRelations(queries, OF_PARTICIPANTS)
  const { documents, versionOf } = await loadDocuments(store, actor, few)
  const [challenge] = Object.values(documents.challenges)
  if (challenge === undefined || challenge.memberCount <= AT_ONCE) return loadDocuments(store, actor, queries)
  const named = copiesOfUsers(challenge._id, Object.keys(documents.users))
  const loaded = await loadDocuments(store, actor, [...few, named])
  return { ...loaded, challenge: { id: challenge._id, version: versionOf('challenges', challenge._id) } }
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

/** Adds participants and their copies to documents that a command was executed on. */
export const loadBatch = async (
  store: Pick<Store, 'find'>,
  before: LoadedDocuments['documents'],
  challenge: string,
  users: ReadonlyArray<Document<User>>,
): Promise<LoadedDocuments> => {
  const ids = users.map(({ id }) => id)
  const where = and(eq('challenge.id', challenge), oneOf('userId', ids))
  const tasks = ids.length === 0 ? [] : await store.find<Task>('tasks', { where })
  const versions = new Map<string, number>([
    ...users.map(({ id, version }) => [`users/${id}`, version] as const),
    ...tasks.map(({ id, version }) => [`tasks/${id}`, version] as const),
  ])
  const bodies = <Body>(found: ReadonlyArray<Document<Body>>) => found.map(({ body }) => body)
  const documents = withDocuments(withDocuments(before, 'users', bodies(users)), 'tasks', bodies(tasks))
  return { documents, versionOf: (kind, id) => versions.get(`${kind}/${id}`) ?? 0 }
}

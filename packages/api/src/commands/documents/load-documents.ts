import {
  type DocumentKind,
  type DocumentOfKind,
  type DocumentQuery,
  type Documents,
  EMPTY_DOCUMENTS,
  relatedQueries,
  withDocuments,
} from '@daykeep/rules/documents'
import type { User } from '@daykeep/rules/model'
import { type Document, oneOf, type Store } from '../../store/index.ts'
import { toStoreFilter } from './to-store-filter.ts'

type AnyDocument = Document<DocumentOfKind<DocumentKind>>

/** Documents as read; the commit expects the same versions. */
export type LoadedDocuments = {
  readonly documents: Documents
  readonly versionOf: (kind: DocumentKind, id: string) => number
}

/**
 * Loads the documents that a shared command needs: those that its queries name and, in further rounds, those related to
 * what was found. The actor is there already. A document that several queries find is the one that was read first.
 */
export const loadDocuments = async (
  store: Pick<Store, 'find' | 'getMany'>,
  actor: Document<User>,
  queries: ReadonlyArray<DocumentQuery>,
): Promise<LoadedDocuments> => {
  const stored = new Map<string, AnyDocument>([[keyOf('users', actor.id), actor]])
  let documents: Documents = withDocuments(EMPTY_DOCUMENTS, 'users', [actor.body])
  for (let round = queries; round.length > 0; ) {
    const found = await Promise.all(round.map((query) => findFor(store, stored, query)))
    const next = round.flatMap((query, index) => {
      const first = (found[index] ?? []).map((document) => keep(stored, query.kind, document).body)
      documents = withDocuments(documents, query.kind, first)
      return relatedQueries(query, first)
    })
    round = next
  }
  return { documents, versionOf: (kind, id) => stored.get(keyOf(kind, id))?.version ?? 0 }
}

const keyOf = (kind: DocumentKind, id: string): string => `${kind}/${id}`

const keep = (stored: Map<string, AnyDocument>, kind: DocumentKind, document: AnyDocument): AnyDocument => {
  const key = keyOf(kind, document.id)
  const first = stored.get(key) ?? document
  stored.set(key, first)
  return first
}

/** Names and addresses are found in the accounts, whose ids are those of the players. */
const ACCOUNT_PATHS: Readonly<Record<string, string | undefined>> = {
  'auth.local.lowerCaseUsername': 'usernameLower',
  'auth.local.email': 'emailLower',
}

/** Documents that are named are read by id, unless an earlier round has read them. */
const findFor = async (
  store: Pick<Store, 'find' | 'getMany'>,
  stored: ReadonlyMap<string, AnyDocument>,
  { kind, where, newest, first }: DocumentQuery,
): Promise<ReadonlyArray<AnyDocument>> => {
  if (where.type === 'in' && where.path === '_id') {
    const inMemory = where.values.flatMap((id) => stored.get(keyOf(kind, id)) ?? [])
    const missing = where.values.filter((id) => !stored.has(keyOf(kind, id)))
    return missing.length === 0 ? inMemory : [...inMemory, ...(await store.getMany<AnyDocument['body']>(kind, missing))]
  }
  const account = where.type === 'in' ? ACCOUNT_PATHS[where.path] : undefined
  if (kind === 'users' && where.type === 'in' && account !== undefined) {
    const accounts = await store.find('accounts', { where: oneOf(account, where.values) })
    return store.getMany<AnyDocument['body']>(
      kind,
      accounts.map(({ id }) => id),
    )
  }
  return store.find<AnyDocument['body']>(kind, {
    where: toStoreFilter(where),
    ...(first === undefined ? {} : { limit: first }),
    ...(newest === undefined ? {} : { sort: [{ path: 'timestamp', order: 'descending' }], limit: newest }),
  })
}

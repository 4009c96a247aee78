import type {
  Challenge,
  ChatMessage,
  Group,
  Letter,
  ProfileReport,
  SharedTask,
  Task,
  User,
  UserId,
} from '../../model/index.ts'

/** Documents of one kind, by id. */
export type Documents<A> = Readonly<Record<string, A>>

/**
 * The documents that an act among people reads or changes: those its rule says it needs, loaded by the shell.
 * What a rule did not change is the same object as before; what is gone from a map is gone for good.
 */
export type Society = {
  readonly users: Documents<User>
  /** Tasks of players. */
  readonly tasks: Documents<Task>
  /** Tasks on boards, and originals of challenges. */
  readonly sharedTasks: Documents<SharedTask>
  readonly groups: Documents<Group>
  readonly challenges: Documents<Challenge>
  readonly chat: Documents<ChatMessage>
  readonly letters: Documents<Letter>
  readonly reports: Documents<ProfileReport>
}

export type Kind = keyof Society
export type DocumentOf<K extends Kind> = Society[K][string]

export const NO_SOCIETY: Society = {
  users: {},
  tasks: {},
  sharedTasks: {},
  groups: {},
  challenges: {},
  chat: {},
  letters: {},
  reports: {},
}

/** All documents of a kind, under the type of that kind. */
export const documentsOf = <K extends Kind>(society: Society, kind: K): Documents<DocumentOf<K>> =>
  society[kind] as unknown as Documents<DocumentOf<K>>

/** The society with these documents as they are now; the same society when none is other than before. */
export const withDocuments = <K extends Kind>(
  society: Society,
  kind: K,
  documents: ReadonlyArray<DocumentOf<K>>,
): Society => {
  const before = documentsOf(society, kind)
  const changed = documents.filter((document) => before[document._id] !== document)
  if (changed.length === 0) return society
  return { ...society, [kind]: { ...before, ...Object.fromEntries(changed.map((each) => [each._id, each])) } }
}

export const withUser = (society: Society, user: User): Society => withDocuments(society, 'users', [user])
export const withGroup = (society: Society, group: Group): Society => withDocuments(society, 'groups', [group])

/** The society without documents that are gone for good. */
export const withoutDocuments = (society: Society, kind: Kind, ids: Iterable<string>): Society => {
  const gone = new Set(ids)
  const kept = Object.entries(society[kind]).filter(([id]) => !gone.has(id))
  return kept.length === Object.keys(society[kind]).length ? society : { ...society, [kind]: Object.fromEntries(kept) }
}

/** A document, if it is there: names that every object inherits (`constructor`) are none. */
export const documentOf = <K extends Kind>(society: Society, kind: K, id: string): DocumentOf<K> | undefined => {
  const documents = documentsOf(society, kind)
  return Object.hasOwn(documents, id) ? documents[id] : undefined
}

/** The player who acts. The shell always loads them; if it did not, that is our mistake. */
export const actorOf = (society: Society, by: string): User => {
  const actor = documentOf(society, 'users', by)
  if (actor === undefined) throw new Error(`the acting player ${by} is not loaded`)
  return actor
}

/** The players of these ids, as far as they are loaded. */
export const usersOf = (society: Society, ids: Iterable<UserId>): ReadonlyArray<User> =>
  [...ids].flatMap((id) => documentOf(society, 'users', id) ?? [])

import type {
  Blocker,
  BugReport,
  Challenge,
  ChatMessage,
  Coupon,
  Group,
  ModerationCase,
  NewsPost,
  PrivateMessage,
  ProfileReport,
  SharedTask,
  StaffNote,
  Task,
  User,
  UserId,
} from '../model/index.ts'

/** Documents of one kind, by id. */
export type DocumentsById<A> = Readonly<Record<string, A>>

/**
 * The documents that a shared command reads or changes, loaded by the shell according to the command's `needs`. An
 * unchanged document keeps its identity; one that a rule removes from its map is deleted.
 */
export type Documents = {
  readonly users: DocumentsById<User>
  /** Tasks of players. */
  readonly tasks: DocumentsById<Task>
  /** Tasks on boards, and the originals of challenge tasks. */
  readonly sharedTasks: DocumentsById<SharedTask>
  readonly groups: DocumentsById<Group>
  readonly challenges: DocumentsById<Challenge>
  readonly messages: DocumentsById<ChatMessage>
  readonly privateMessages: DocumentsById<PrivateMessage>
  readonly reports: DocumentsById<ProfileReport>
  /** What players reported, until a moderator has decided. */
  readonly cases: DocumentsById<ModerationCase>
  readonly staffNotes: DocumentsById<StaffNote>
  readonly blockers: DocumentsById<Blocker>
  readonly newsPosts: DocumentsById<NewsPost>
  readonly coupons: DocumentsById<Coupon>
  readonly bugReports: DocumentsById<BugReport>
}

export type DocumentKind = keyof Documents
export type DocumentOfKind<K extends DocumentKind> = Documents[K][string]

/** No documents: a command starts from these and loads what it needs. */
export const EMPTY_DOCUMENTS: Documents = {
  users: {},
  tasks: {},
  sharedTasks: {},
  groups: {},
  challenges: {},
  messages: {},
  privateMessages: {},
  reports: {},
  cases: {},
  staffNotes: {},
  blockers: {},
  newsPosts: {},
  coupons: {},
  bugReports: {},
}

/** All documents of a kind, typed by that kind. */
export const documentsOf = <K extends DocumentKind>(documents: Documents, kind: K): DocumentsById<DocumentOfKind<K>> =>
  documents[kind] as unknown as DocumentsById<DocumentOfKind<K>>

/** Inserts or replaces documents of a kind. Returns the same object if none differs. */
export const withDocuments = <K extends DocumentKind>(
  documents: Documents,
  kind: K,
  updates: ReadonlyArray<DocumentOfKind<K>>,
): Documents => {
  const before = documentsOf(documents, kind)
  const changed = updates.filter((document) => before[document._id] !== document)
  if (changed.length === 0) return documents
  return { ...documents, [kind]: { ...before, ...Object.fromEntries(changed.map((each) => [each._id, each])) } }
}

/** The documents with this user instead of the one of the same id. */
export const withUser = (documents: Documents, user: User): Documents => withDocuments(documents, 'users', [user])

/** The documents with this group instead of the one of the same id. */
export const withGroup = (documents: Documents, group: Group): Documents => withDocuments(documents, 'groups', [group])

/** Deletes documents of a kind. Returns the same object if none of the ids is loaded. */
export const withoutDocuments = (documents: Documents, kind: DocumentKind, ids: Iterable<string>): Documents => {
  const removed = new Set(ids)
  const remaining = Object.entries(documents[kind]).filter(([id]) => !removed.has(id))
  return remaining.length === Object.keys(documents[kind]).length
    ? documents
    : { ...documents, [kind]: Object.fromEntries(remaining) }
}

/** The document with this id, if it is loaded. Inherited names such as `constructor` are no ids. */
export const findDocument = <K extends DocumentKind>(
  documents: Documents,
  kind: K,
  id: string,
): DocumentOfKind<K> | undefined => {
  const ofKind = documentsOf(documents, kind)
  return Object.hasOwn(ofKind, id) ? ofKind[id] : undefined
}

/** The acting player, whom the shell always loads. Throws if it did not. */
export const requireActor = (documents: Documents, actorId: string): User => {
  const actor = findDocument(documents, 'users', actorId)
  if (actor === undefined) throw new Error(`the acting player ${actorId} is not loaded`)
  return actor
}

/** The players with these ids; those that are not loaded are left out. */
export const usersOf = (documents: Documents, ids: Iterable<UserId>): ReadonlyArray<User> =>
  [...ids].flatMap((id) => findDocument(documents, 'users', id) ?? [])

/** Applies a change to the loaded players with these ids. Returns the same object if none differs. */
export const changeUsers = (documents: Documents, ids: Iterable<UserId>, change: (user: User) => User): Documents =>
  withDocuments(documents, 'users', usersOf(documents, ids).map(change))

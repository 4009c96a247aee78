import {
  migrate,
  replaceRetiredKeys,
  type RetiredKeys,
  SCHEMA_VERSION,
  STEPS,
  type VersionedKind,
  withSchemaVersion,
} from '@daykeep/rules/migrations'
import { Challenge, Group, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { COLLECTIONS, type CollectionName, isCollectionName } from './collections.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import type { Document, Store, Write } from './port.ts'
import { UnreadableDocument } from './unreadable-document.ts'

type VersionedCollection = { readonly kind: VersionedKind; readonly codec: t.Decoder<unknown, unknown> }

/** The rules' kind of the documents in each collection; collections that only the API knows have none. */
const VERSIONED: Readonly<Record<CollectionName, VersionedCollection | undefined>> = {
  users: { kind: 'user', codec: User },
  tasks: { kind: 'task', codec: Task },
  groups: { kind: 'group', codec: Group },
  challenges: { kind: 'challenge', codec: Challenge },
  // the same fields without an owner: the steps of tasks apply, the codec does not
  sharedTasks: { kind: 'task', codec: t.UnknownRecord },
  messages: undefined,
  privateMessages: undefined,
  reports: undefined,
  cases: undefined,
  staffNotes: undefined,
  blockers: undefined,
  newsPosts: undefined,
  coupons: undefined,
  bugReports: undefined,
  audit: undefined,
  questAnswers: undefined,
  accounts: undefined,
  identities: undefined,
  authRequests: undefined,
  passkeys: undefined,
  passkeyCeremonies: undefined,
  throttles: undefined,
  tokens: undefined,
  calendarFeeds: undefined,
  pushSubscriptions: undefined,
  unsubscribed: undefined,
  journal: undefined,
  dayReports: undefined,
  transactions: undefined,
  payments: undefined,
  paymentEvents: undefined,
  latePayments: undefined,
  billing: undefined,
  outbox: undefined,
  outboxDocuments: undefined,
  reminderLooks: undefined,
  sentReminders: undefined,
  deliveries: undefined,
  webhookTries: undefined,
  keys: undefined,
  acts: undefined,
  liveEvents: undefined,
}

/**
 * A store whose documents all have today's schema: older ones are migrated when they are read, and every write carries the
 * schema version. Keys that content retired are replaced in players as they are read. A read rejects with
 * `UnreadableDocument` when a document cannot be migrated; the document stays as it is.
 */
export const migratingStore = (store: Store, catalogue: RetiredKeys): Store => {
  const replaceKeys = replaceRetiredKeys(catalogue)
  /** A store may hand out the same document, and the same list, again as long as nothing changed. */
  const migratedDocuments = new WeakMap<Document, Document>()
  const knownLists = new WeakMap<readonly Document[], readonly Document[]>()
  /** What is written is of today, without its version, which only the store sees: a store may hand out the very same body. */
  const currentBodies = new WeakMap<JsonObject, JsonObject>()
  const toCurrentBody = (collection: CollectionName, found: Document): object => {
    const migrated = currentBodies.get(found.body) ?? migrateBody(collection, found)
    return collection === 'users' ? replaceKeys(migrated as unknown as User) : migrated
  }
  const toCurrent =
    <Body>(collection: CollectionName) =>
    (found: Document): Document<Body> => {
      const before = migratedDocuments.get(found)
      if (before !== undefined) return before as Document<Body>
      const current = { ...found, body: toCurrentBody(collection, found) as Body }
      migratedDocuments.set(found, current as Document)
      return current
    }
  const withVersion = (write: Write): Write => {
    if (write.type === 'remove') return write
    const body = withVersions(write.collection, write.body)
    if (body === write.body) return write
    if (!Object.hasOwn(write.body, SCHEMA_VERSION)) currentBodies.set(body, write.body)
    return { ...write, body }
  }
  return {
    ...store,
    get: async <Body = JsonObject>(collection: CollectionName, id: string) => {
      const found = await store.get(collection, id)
      return found === undefined ? undefined : toCurrent<Body>(collection)(found)
    },
    getMany: async <Body = JsonObject>(collection: CollectionName, ids: readonly string[]) =>
      (await store.getMany(collection, ids)).map(toCurrent<Body>(collection)),
    find: async <Body = JsonObject>(...[collection, query]: Parameters<Store['find']>) => {
      const found = await store.find(collection, query)
      const before = knownLists.get(found)
      if (before !== undefined) return before as readonly Document<Body>[]
      const current = found.map(toCurrent<Body>(collection))
      knownLists.set(found, current as readonly Document[])
      return current
    },
    commit: (writes, options) => {
      writes.forEach(refuseRewriting)
      return store.commit(writes.map(withVersion), options)
    },
  }
}

/**
 * A body with its schema version. What an outbox entry was executed on are documents inside of a document, each with a
 * version of its own: the entry may wait until a later release delivers it.
 */
const withVersions = (collection: CollectionName, body: JsonObject): JsonObject => {
  const versioned = VERSIONED[collection]
  if (versioned !== undefined) return withSchemaVersion(versioned.kind, body) as JsonObject
  return changeEmbedded(collection, body, (kind, { body: embedded }) => withVersions(kind, embedded))
}

type Change = (collection: CollectionName, document: Pick<Document, 'id' | 'body'>) => JsonObject

/** Entries of earlier releases have their documents with them. */
const changeEmbedded = (collection: CollectionName, body: JsonObject, change: Change): JsonObject => {
  if (collection === 'outboxDocuments') return changeDocuments(body, change)
  const { documents } = body
  return collection === 'outbox' && isJsonObject(documents)
    ? { ...body, documents: changeDocuments(documents, change) }
    : body
}

const changeDocuments = (documents: JsonObject, change: Change): JsonObject =>
  mapJson(documents, (kind, ofKind) =>
    isCollectionName(kind) && isJsonObject(ofKind)
      ? mapJson(ofKind, (id, body) => (isJsonObject(body) ? change(kind, { id, body }) : body))
      : ofKind,
  )

const mapJson = (object: JsonObject, change: (key: string, value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value as Json)]))

const migrateBody = (collection: CollectionName, { id, body }: Pick<Document, 'id' | 'body'>): JsonObject => {
  const versioned = VERSIONED[collection]
  if (versioned === undefined) return changeEmbedded(collection, body, migrateBody)
  const { kind, codec } = versioned
  const migrated = migrate(kind, body)
  if (E.isLeft(migrated))
    throw new UnreadableDocument({ type: 'newerShape', collection, id, found: JSON.stringify(migrated.left.version) })
  // what this release wrote itself needs no check
  const decoded = body[SCHEMA_VERSION] === STEPS[kind].length ? undefined : codec.decode(migrated.right)
  if (decoded !== undefined && E.isLeft(decoded))
    throw new UnreadableDocument({ type: 'brokenShape', collection, id, found: describeFirst(decoded.left) })
  return migrated.right as JsonObject
}

const describeFirst = ([error]: t.Errors): string =>
  error === undefined ? '' : `${error.context.map(({ key }) => key).join('.')} ${JSON.stringify(error.value)}`

const refuseRewriting = ({ type, collection }: Write): void => {
  if (type !== 'insert' && COLLECTIONS[collection].appendOnly === true)
    throw new Error(`documents of ${collection} are never changed`)
}

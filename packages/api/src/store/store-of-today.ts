import { marked, migrate, SHAPE, type ShapedKind, STEPS } from '@daykeep/rules/migrations'
import { Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { CollectionName } from './collections.ts'
import type { JsonObject } from './json.ts'
import type { Document, Store, Write } from './port.ts'
import { UnreadableDocument } from './unreadable-document.ts'

type Shaped = { readonly kind: ShapedKind; readonly codec: t.Decoder<unknown, unknown> }

/** For each collection, the rules' word for its documents; what only the API keeps has none. */
const SHAPED: Readonly<Record<CollectionName, Shaped | undefined>> = {
  users: { kind: 'user', codec: User },
  tasks: { kind: 'task', codec: Task },
  accounts: undefined,
  tokens: undefined,
  journal: undefined,
}

/**
 * A store in which every document is of today's shape: what is older is led there as it is read, and what is written is
 * marked. A read of a document that can not be led there rejects with `UnreadableDocument`, and nothing changes.
 */
export const storeOfToday = (store: Store): Store => ({
  ...store,
  get: async <Body = JsonObject>(collection: CollectionName, id: string) => {
    const found = await store.get(collection, id)
    return found === undefined ? undefined : ofToday<Body>(collection)(found)
  },
  getMany: async <Body = JsonObject>(collection: CollectionName, ids: readonly string[]) =>
    (await store.getMany(collection, ids)).map(ofToday<Body>(collection)),
  find: async <Body = JsonObject>(...[collection, query]: Parameters<Store['find']>) =>
    (await store.find(collection, query)).map(ofToday<Body>(collection)),
  commit: (writes) => store.commit(writes.map(asMarked)),
})

const ofToday =
  <Body>(collection: CollectionName) =>
  (found: Document): Document<Body> => {
    const shaped = SHAPED[collection]
    const body = shaped === undefined ? found.body : bodyOfToday(collection, shaped, found)
    return { ...found, body: body as Body }
  }

const bodyOfToday = (collection: CollectionName, { kind, codec }: Shaped, { id, body }: Document): JsonObject => {
  const migrated = migrate(kind, body)
  if (E.isLeft(migrated))
    throw new UnreadableDocument({ type: 'newerShape', collection, id, found: JSON.stringify(migrated.left.found) })
  // what this release has written itself needs no second look
  const decoded = body[SHAPE] === STEPS[kind].length ? undefined : codec.decode(migrated.right)
  if (decoded !== undefined && E.isLeft(decoded))
    throw new UnreadableDocument({ type: 'brokenShape', collection, id, found: placeOf(decoded.left) })
  return migrated.right as JsonObject
}

const placeOf = ([fault]: t.Errors): string =>
  fault === undefined ? '' : `${fault.context.map(({ key }) => key).join('.')} ${JSON.stringify(fault.value)}`

const asMarked = (write: Write): Write => {
  const shaped = SHAPED[write.collection]
  if (shaped === undefined || write.type === 'remove') return write
  return { ...write, body: marked(shaped.kind, write.body) as JsonObject }
}

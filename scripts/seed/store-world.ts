import type { DocumentKind, Documents } from '@daykeep/rules/documents'
import { type Group, TAVERN, type User } from '@daykeep/rules/model'
import { SCHEMA_VERSION, STEPS, type VersionedKind } from '@daykeep/rules/migrations'
import * as E from 'fp-ts/lib/Either.js'
import { DEFAULT_HASHING_COST, hashPassword } from '../../packages/api/src/accounts/index.ts'
import { type Document, type Store, toJson, type Write } from '../../packages/api/src/store/index.ts'
import { type CrowdPlayer, crowdLike, type Joined } from './crowd.ts'

const PASSWORD = 'try-the-keep'

/** Documents of one commit. */
const BATCH = 1000

const VERSIONED: Readonly<Partial<Record<DocumentKind, VersionedKind>>> = {
  users: 'user',
  tasks: 'task',
  sharedTasks: 'task',
  groups: 'group',
  challenges: 'challenge',
}

/** What players join is written last, when it is known how many there are. */
const JOINED: ReadonlySet<DocumentKind> = new Set(['groups', 'challenges'])

type Insert = Extract<Write, { readonly type: 'insert' }>

type StoreInput = {
  readonly seed: string
  readonly now: number /** Players besides those who have played. */
  readonly crowd: number
}

/**
 * Stores the documents of a world, of a crowd like its players, and an account for each. All have one password, and its
 * one hash. A batch is made when it is written, so that a large world takes no more memory than a small one. The tavern
 * may be there already: a server that was started on the store has founded it.
 */
export const storeWorld = async (
  store: Pick<Store, 'commit' | 'get'>,
  documents: Documents,
  { seed, now, crowd: size }: StoreInput,
): Promise<{ readonly password: string; readonly names: ReadonlyArray<string> }> => {
  const passwordHash = await hashPassword(DEFAULT_HASHING_COST, PASSWORD)
  const tavern = await store.get<Group>('groups', TAVERN)
  const users = Object.values<User>(documents.users)
  const crowd = crowdLike(documents, { seed, from: users.length, size })
  const toAccount = (user: User): Write => accountOf(user, passwordHash, now)
  function* writes(): Generator<Write> {
    const kinds = Object.keys(documents) as ReadonlyArray<DocumentKind>
    for (const kind of kinds)
      if (!JOINED.has(kind)) for (const document of Object.values(documents[kind])) yield insert(kind, document)
    yield* users.map(toAccount)
    for (const player of crowd.players) yield* [...crowdWrites(player), toAccount(player.user)]
    for (const group of Object.values(documents.groups))
      yield inPlaceOf(group._id === TAVERN ? tavern : undefined, insert('groups', withJoined(group, crowd.joined)))
    for (const challenge of Object.values(documents.challenges))
      yield insert('challenges', withJoined(challenge, crowd.joined))
  }
  for (const batch of batchesOf(writes(), BATCH)) {
    const committed = await store.commit(batch)
    if (E.isLeft(committed)) throw new Error(`the world was not kept: ${committed.left.type}`)
  }
  return { password: PASSWORD, names: users.map(toLine) }
}

function* batchesOf<A>(items: Iterable<A>, size: number): Generator<ReadonlyArray<A>> {
  let batch: A[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const insert = (collection: DocumentKind, document: { readonly _id: string }): Insert => {
  const kind = VERSIONED[collection]
  const version = kind === undefined ? {} : { [SCHEMA_VERSION]: STEPS[kind].length }
  return { type: 'insert', collection, id: document._id, body: { ...toJson(document), ...version } }
}

const inPlaceOf = (stored: Document<unknown> | undefined, write: Insert): Write =>
  stored === undefined ? write : { ...write, type: 'replace', version: stored.version }

const crowdWrites = ({ user, tasks, party }: CrowdPlayer): ReadonlyArray<Write> => [
  insert('users', user),
  ...tasks.map((task) => insert('tasks', task)),
  ...(party === undefined ? [] : [insert('groups', party)]),
]

const withJoined = <A extends { readonly _id: string; readonly memberCount: number }>(
  joinable: A,
  joined: Joined,
): A => ({
  ...joinable,
  memberCount: joinable.memberCount + (joined.get(joinable._id) ?? 0),
})

const accountOf = ({ _id, auth }: User, passwordHash: string, createdAt: number): Write => {
  const { username = '', email = '' } = auth.local
  const body = { username, usernameLower: username.toLowerCase(), email, emailLower: email, passwordHash, createdAt }
  return { type: 'insert', collection: 'accounts', id: _id, body }
}

const toLine = ({ auth, stats, permissions, flags }: User): string => {
  const marks = [...Object.keys(permissions), ...(flags.chatShadowMuted === true ? ['shadow-muted'] : [])]
  return `${auth.local.username}  level ${stats.lvl} ${stats.class}${marks.length === 0 ? '' : `  ${marks.join(', ')}`}`
}

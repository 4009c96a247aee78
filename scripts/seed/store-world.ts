import type { DocumentKind } from '@daykeep/rules/documents'
import type { User } from '@daykeep/rules/model'
import { SCHEMA_VERSION, STEPS, type VersionedKind } from '@daykeep/rules/migrations'
import * as E from 'fp-ts/lib/Either.js'
import { DEFAULT_HASHING_COST, hashPassword } from '../../packages/api/src/accounts/index.ts'
import { type Store, toJson, type Write } from '../../packages/api/src/store/index.ts'
import type { World } from './world.ts'

const PASSWORD = 'try-the-keep'

/** Documents of one commit. */
const BATCH = 500

const VERSIONED: Readonly<Partial<Record<DocumentKind, VersionedKind>>> = {
  users: 'user',
  tasks: 'task',
  sharedTasks: 'task',
  groups: 'group',
  challenges: 'challenge',
}

/** Stores the documents of a world and an account for each player. All have one password, and its one hash. */
export const storeWorld = async (
  store: Pick<Store, 'commit'>,
  world: World,
  now: number,
): Promise<{ readonly password: string; readonly names: ReadonlyArray<string> }> => {
  const passwordHash = await hashPassword(DEFAULT_HASHING_COST, PASSWORD)
  const users = world.users()
  const writes = [...documentWrites(world), ...users.map((user) => accountOf(user, passwordHash, now))]
  for (let start = 0; start < writes.length; start += BATCH) {
    const committed = await store.commit(writes.slice(start, start + BATCH))
    if (E.isLeft(committed)) throw new Error(`the world was not kept: ${committed.left.type}`)
  }
  return { password: PASSWORD, names: users.map(toLine) }
}

const documentWrites = (world: World): ReadonlyArray<Write> => {
  const documents = world.documents()
  const kinds = Object.keys(documents) as ReadonlyArray<DocumentKind>
  return kinds.flatMap((collection) =>
    Object.values(documents[collection]).map((document): Write => {
      const kind = VERSIONED[collection]
      const version = kind === undefined ? {} : { [SCHEMA_VERSION]: STEPS[kind].length }
      return { type: 'insert', collection, id: document._id, body: { ...toJson(document), ...version } }
    }),
  )
}

const accountOf = ({ _id, auth }: User, passwordHash: string, createdAt: number): Write => {
  const { username = '', email = '' } = auth.local
  const body = { username, usernameLower: username.toLowerCase(), email, emailLower: email, passwordHash, createdAt }
  return { type: 'insert', collection: 'accounts', id: _id, body }
}

const toLine = ({ auth, stats, permissions, flags }: User): string => {
  const marks = [...Object.keys(permissions), ...(flags.chatShadowMuted === true ? ['shadow-muted'] : [])]
  return `${auth.local.username}  level ${stats.lvl} ${stats.class}${marks.length === 0 ? '' : `  ${marks.join(', ')}`}`
}

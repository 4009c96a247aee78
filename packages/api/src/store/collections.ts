/** Paths that are searched together. A unique index applies to texts; documents without the path are not in it. */
export type Index = { readonly paths: readonly [string, ...string[]]; readonly unique: boolean }

/** A document is removed, within the hour, when the instant at `path` (milliseconds since 1970) is older than `after`. */
export type Expiry = { readonly path: string; readonly after: number }

export type Collection = { readonly indexes: readonly Index[]; readonly expires?: Expiry }

const index = (...paths: Index['paths']): Index => ({ paths, unique: false })
const unique = (...paths: Index['paths']): Index => ({ paths, unique: true })

/** Milliseconds. Support reads the journal, and late retries get their reply from it. */
const JOURNAL_RETENTION = 30 * 24 * 60 * 60 * 1000

const TABLE = {
  /** Passwords and e-mail addresses, apart from the players. The id is the user's. */
  accounts: { indexes: [unique('usernameLower'), unique('emailLower')] },
  /** One row for each login; the id is the hash of its token. */
  tokens: { indexes: [index('userId')] },
  /** Found by id only; names and addresses are in the accounts. An index would be updated by every command. */
  users: { indexes: [] },
  tasks: { indexes: [index('userId', 'alias')] },
  /** The id is the user's and the turn: `${userId}/${turn}`. */
  journal: { indexes: [index('userId')], expires: { path: 'at', after: JOURNAL_RETENTION } },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof TABLE

/** Every collection with its indexes and expiry. */
export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = TABLE

const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name)

export const COLLECTION_NAMES: readonly CollectionName[] = Object.keys(COLLECTIONS).filter(isCollectionName)

/** The name of an index in a `duplicate` failure: its paths joined by a plus. */
export const indexName = ({ paths }: Index): string => paths.join('+')

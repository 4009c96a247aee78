/** Paths that are searched together. Of a unique index no two documents hold the same texts; what lacks a path is free. */
export type Index = { readonly paths: readonly [string, ...string[]]; readonly unique: boolean }

/** A document is removed, within the hour, when the instant at `path` (milliseconds since 1970) is older than `after`. */
export type Expiry = { readonly path: string; readonly after: number }

export type Collection = { readonly indexes: readonly Index[]; readonly expires?: Expiry }

const index = (...paths: Index['paths']): Index => ({ paths, unique: false })
const unique = (...paths: Index['paths']): Index => ({ paths, unique: true })

/** Milliseconds. The journal is what support reads and what a late retry is answered from. */
const JOURNAL_KEPT = 30 * 24 * 60 * 60 * 1000

const TABLE = {
  /** Passwords and addresses, apart from the players. The id is the user's. */
  accounts: { indexes: [unique('usernameLower'), unique('emailLower')] },
  /** One row for each login; the id is the hash of its token. */
  tokens: { indexes: [index('userId')] },
  /** Found by id alone: names and addresses are searched in the accounts. An index would be worked out at every command. */
  users: { indexes: [] },
  tasks: { indexes: [index('userId', 'alias')] },
  /** The id is the user's and the turn: `${userId}/${turn}`. */
  journal: { indexes: [index('userId')], expires: { path: 'at', after: JOURNAL_KEPT } },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof TABLE

/** Every collection once: what it is called, how it is searched, when its documents go. */
export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = TABLE

const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name)

export const COLLECTION_NAMES: readonly CollectionName[] = Object.keys(COLLECTIONS).filter(isCollectionName)

/** What a `duplicate` failure calls the index: its paths, joined by a plus. */
export const indexName = ({ paths }: Index): string => paths.join('+')

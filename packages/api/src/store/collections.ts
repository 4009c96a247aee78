/**
 * Paths that are searched together. A unique index applies to texts; documents without the path are not in it.
 * `ignoresCase`: the path whose texts are in order whatever their case.
 */
export type Index = {
  readonly paths: readonly [string, ...string[]]
  readonly unique: boolean
  readonly ignoresCase?: string
}

/** A document is removed, within the hour, when the instant at `path` (milliseconds since 1970) is older than `after`. */
export type Expiry = { readonly path: string; readonly after: number }

/**
 * A list of texts that is searched by its entries or, with `key`, a list of objects that is searched by that field of each.
 * A page of the documents that hold an entry, by id, costs the same however many there are.
 */
export type ListIndex = { readonly path: string; readonly key?: string }

export type Collection = {
  readonly indexes: readonly Index[]
  readonly lists?: readonly ListIndex[]
  /**
   * SQLite holds what is indexed, and these paths, apart from the body: a write that leaves them as they are touches no
   * index, and a filter that asks for nothing else reads no body.
   */
  readonly apart?: readonly string[]
  /** The field, one of those held apart, by which documents are read as lists: SQLite keeps in memory what it found. */
  readonly listedBy?: string
  /**
   * The field whose text, and a slash, every id begins with. SQLite finds the documents of one such text by their ids and
   * keeps no index of the field: each insertion would write a page of it.
   */
  readonly idsBeginWith?: string
  /**
   * A list to whose end nearly every write adds: SQLite holds it in rows of their own, so that a write adds a row and leaves
   * the others alone. No filter looks into it.
   */
  readonly growing?: string
  /**
   * Fields that most writes change. SQLite has them in front of the text of a body, which it keeps at a steady length, so that
   * a write touches only the first pages of a long one.
   */
  readonly hot?: readonly string[]
  readonly expires?: Expiry
  /** Documents are only inserted: any other write is a mistake of ours and throws. */
  readonly appendOnly?: true
  /** Documents are only inserted, and processes follow what others insert. */
  readonly isFollowed?: true
}

const index = (...paths: Index['paths']): Index => ({ paths, unique: false })
const unique = (...paths: Index['paths']): Index => ({ paths, unique: true })

/** Milliseconds. Support reads the journal, and late retries get their reply from it. */
const JOURNAL_RETENTION = 30 * 24 * 60 * 60 * 1000

/** Milliseconds in which players look back at their days. */
const REPORT_RETENTION = 30 * 24 * 60 * 60 * 1000

/** Milliseconds in which an act with a key is done once. docs/reference/api.md 1.2. */
const ACT_RETENTION = 24 * 60 * 60 * 1000

/** Milliseconds in which support sees what players answered to quests. */
const ANSWER_RETENTION = 90 * 24 * 60 * 60 * 1000

/** Milliseconds. A stream that was interrupted for longer is told to read everything again. */
const LIVE_RETENTION = 60 * 60 * 1000

/** Milliseconds in which the owner of a webhook sees what it was sent. docs/decisions/106-webhook-tries.md */
const TRY_RETENTION = 7 * 24 * 60 * 60 * 1000

/** Milliseconds in which a reminder is not sent again: longer than clocks of processes differ. */
const SENT_RETENTION = 24 * 60 * 60 * 1000

const TABLE = {
  /** Passwords and e-mail addresses, apart from the players. The id is the user's. */
  accounts: { indexes: [unique('usernameLower'), unique('emailLower')] },
  /** Accounts at other providers; the id is a hash of the provider and its id of the person. */
  identities: { indexes: [index('userId')] },
  /** Sign-ins that have begun; see `src/accounts/social`. The id is a hash of the state. */
  authRequests: { indexes: [], expires: { path: 'expiresAt', after: 0 } },
  /** Public keys of passkeys; the id is that of the credential. */
  passkeys: { indexes: [index('userId')] },
  /** Challenges that passkeys have to answer. */
  passkeyCeremonies: { indexes: [], expires: { path: 'expiresAt', after: 0 } },
  /** Counts of what may be tried a few times only; see `src/core/throttles`. */
  throttles: { indexes: [], expires: { path: 'resetsAt', after: 0 } },
  /** One row for each login; the id is the hash of its token. */
  tokens: { indexes: [index('userId')] },
  /** Secret addresses of calendars; the id is the user's. */
  calendarFeeds: { indexes: [index('userId'), unique('hash')] },
  /** Browsers that are told what happens; see `src/deliveries/push`. The id is a hash of the endpoint. */
  pushSubscriptions: { indexes: [index('userId')] },
  /** People without an account who want no e-mails; the id is the hash of their address. */
  unsubscribed: { indexes: [] },
  /** Names and addresses are in the accounts. Every command of a player writes their document. */
  users: {
    apart: [],
    growing: 'acts',
    hot: [
      'turn',
      'lastCommand',
      'stats',
      'party',
      'history',
      'auth',
      'notifications',
      'flags',
      'achievements',
      'items',
    ],
    indexes: [index('party._id'), index('party.seeking'), index('contributor.level'), index('backer.tier')],
    lists: [
      { path: 'guilds' },
      { path: 'challenges' },
      { path: 'invitations.guilds', key: 'id' },
      { path: 'invitations.parties', key: 'id' },
    ],
  },
  tasks: {
    apart: ['type', 'completed'],
    listedBy: 'userId',
    indexes: [index('userId', 'alias'), index('challenge.id', 'userId'), index('challenge.taskId')],
  },
  /** Tasks on boards, and the originals of challenge tasks. */
  sharedTasks: { indexes: [index('group.id'), index('challenge.id')] },
  groups: {
    indexes: [
      index('type', 'privacy', 'memberCount'),
      { ...index('type', 'privacy', 'name'), ignoresCase: 'name' },
      index('type', 'privacy', 'activeAt'),
      index('quest.startsAt'),
    ],
    lists: [{ path: 'categories', key: 'slug' }],
  },
  challenges: {
    indexes: [
      index('group', 'createdAt'),
      index('leader'),
      index('official', 'createdAt'),
      index('official', 'memberCount'),
      index('official', 'prize'),
    ],
    lists: [{ path: 'categories', key: 'slug' }],
  },
  /** Chat of groups. */
  messages: { indexes: [index('groupId', 'timestamp'), index('groupId', 'uuid', 'timestamp')] },
  /** Each player's own copies. */
  privateMessages: {
    indexes: [index('ownerId', 'timestamp'), index('ownerId', 'uuid', 'timestamp'), index('uniqueMessageId')],
  },
  /** Complaints about profiles; the id is that of the player they are about. */
  reports: { indexes: [] },
  /** What players reported, for the moderators. */
  cases: { indexes: [index('open', 'updatedAt')] },
  /** What support keeps in mind about a player; the id is the player's. */
  staffNotes: { indexes: [] },
  blockers: { indexes: [index('disabled', 'createdAt')] },
  newsPosts: { indexes: [index('publishDate')] },
  coupons: { indexes: [index('createdAt')] },
  /** What players told the operator. */
  bugReports: { indexes: [index('at')] },
  /** What staff did; nobody can change it. */
  audit: { appendOnly: true, indexes: [index('at')], lists: [{ path: 'subjects' }] },
  /** What players answered to quests, for support. */
  questAnswers: { indexes: [index('userId', 'at')], expires: { path: 'at', after: ANSWER_RETENTION } },
  /** The id is the user's and the turn: `${userId}/${turn}`. */
  journal: {
    isFollowed: true,
    idsBeginWith: 'userId',
    indexes: [index('userId')],
    expires: { path: 'at', after: JOURNAL_RETENTION },
  },
  /** What new days did, for the player; the id is the user's and the turn. docs/decisions/116-day-reports.md */
  dayReports: { indexes: [index('userId', 'at')], expires: { path: 'at', after: REPORT_RETENTION } },
  /** Changes of gems and hourglasses. docs/reference/api.md 3.7. */
  transactions: { indexes: [index('userId', 'createdAt')] },
  /** Checkouts and what became of them; see `src/payments`. */
  payments: {
    indexes: [index('userId', 'createdAt'), index('subscription'), index('session'), index('status')],
    // Of those that were never paid; without the instant a document stays.
    expires: { path: 'openUntil', after: 0 },
  },
  /** Payments of checkouts that were removed before their provider reported them, for staff; the id is the payment's. */
  latePayments: { indexes: [index('state', 'receivedAt')] },
  /** What providers have to be told of what commands changed; see `src/payments`. */
  billing: { indexes: [index('at')] },
  /** What providers have reported, each event once; the id is the provider's name and its id of the event. */
  paymentEvents: { indexes: [index('payment')] },
  /** What is left to do of commands that reach many; see `commands/outbox`. By id, entries of one subject are in order. */
  outbox: { indexes: [index('subject'), index('leaseUntil'), index('at')] },
  /** What the commands in the outbox need to be executed again, apart from their progress; ids are those of the entries. */
  outboxDocuments: { indexes: [] },
  /** When somebody has to look which reminders of a player are due; see `src/reminders`. */
  reminderLooks: { indexes: [index('dueAt'), index('userId')] },
  /** Reminders that were sent, each once; the id is the task's and the instant. */
  sentReminders: { indexes: [], expires: { path: 'at', after: SENT_RETENTION } },
  /** What leaves the process: requests to webhooks, e-mails; see `src/deliveries`. By id, those of one subject are in order. */
  deliveries: { indexes: [index('subject'), index('dueAt'), index('at')] },
  /** What became of each try to reach a webhook, for its owner; see `src/deliveries`. */
  webhookTries: {
    indexes: [index('webhook', 'at'), index('userId')],
    expires: { path: 'at', after: TRY_RETENTION },
  },
  /** Keys of the server, which all its processes share. The id is what a key is for. */
  keys: { indexes: [] },
  /** Acts that clients sent with a key, and what they were answered. */
  acts: { indexes: [index('userId', 'at')], expires: { path: 'at', after: ACT_RETENTION } },
  /** What happened in one commit to those who may be looking; see `src/live`. */
  liveEvents: { isFollowed: true, indexes: [], expires: { path: 'at', after: LIVE_RETENTION } },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof TABLE

/** Every collection with its indexes and expiry. */
export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = TABLE

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name)

export const COLLECTION_NAMES: readonly CollectionName[] = Object.keys(COLLECTIONS).filter(isCollectionName)

const toPathsApart = ({ apart, indexes, lists = [] }: Collection): readonly string[] =>
  apart === undefined
    ? []
    : [...new Set([...indexes.flatMap(({ paths }) => paths), ...lists.map(({ path }) => path), ...apart])]

const PATHS_APART = new Map(COLLECTION_NAMES.map((name) => [name, toPathsApart(COLLECTIONS[name])]))

/** The paths by whose texts documents are listed whatever their case. */
export const pathsIgnoringCase = (collection: CollectionName): readonly string[] =>
  COLLECTIONS[collection].indexes.flatMap(({ ignoresCase }) => (ignoresCase === undefined ? [] : [ignoresCase]))

/** The paths whose values a collection holds apart from the bodies. */
export const pathsApart = (collection: CollectionName): readonly string[] => PATHS_APART.get(collection) ?? []

/** The index of the entries of a list, if there is one. */
export const listIndexOf = (collection: CollectionName, list: ListIndex): ListIndex | undefined =>
  COLLECTIONS[collection].lists?.find(({ path, key }) => path === list.path && key === list.key)

/** The name of the index of a list's entries. */
export const listIndexName = ({ path, key }: ListIndex): string => `${path}[]${key === undefined ? '' : `.${key}`}`

/** The name of an index in a `duplicate` failure: its paths joined by a plus. */
export const indexName = ({ paths }: Index): string => paths.join('+')

/**
 * Limits on what a player may store, so that no document takes excessive time and memory. Texts in UTF-16 code units,
 * lists and maps in entries. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const LIMITS = {
  /** Any text without a limit of its own. */
  line: 2_000,
  taskText: 2_000,
  notes: 20_000,
  blurb: 20_000,
  /** Names of tags, labels of webhooks. */
  name: 200,
  alias: 100,
  /** User name and e-mail address, also where either is accepted. RFC 5321. */
  login: 254,
  /** A password, including surrounding spaces. */
  password: 256,
  mapKey: 200,
  /** Text, notes and checklist of one task together. */
  taskCharacters: 50_000,

  /** Any list without a limit of its own; tasks per call. */
  list: 200,
  /** Any map. */
  map: 500,
  checklist: 200,
  reminders: 100,
  tags: 500,
  webhooks: 50,
  /** Phones, and browsers, that are told what happens. */
  pushDevices: 50,
  /** Browsers of a player that are told what happens; the oldest goes. */
  pushSubscriptions: 20,
  notificationsOfCall: 1_000,
  blockedPlayers: 1_000,
  pins: 1_000,
  /** Tasks that are not completed to-dos. */
  activeTasks: 2_000,
  /** All tasks, including completed to-dos. */
  tasks: 10_000,
  /** All tasks together, in bytes of their JSON in UTF-8. */
  taskBytes: 32_000_000,
  /** Tasks on the board of a group, or of a challenge. */
  sharedTasks: 500,
  /** Groups, and challenges, that a player is in. */
  memberships: 500,
  /** The export of a player, as text: all tasks, and a quarter as much of everything else. */
  exportFile: 40_000_000,
  /** Depth of nested maps. */
  depth: 8,

  /** Lists that only the game writes: the oldest entries go. */
  notifications: 300,
  invitations: 100,
  history: 1_000,
  /** Conversations with unread messages; of others the player sees only that they are new. */
  unreadConversations: 200,
  /** Senders of a kind of card. */
  cards: 1_000,
  challengesWon: 1_000,
  /** Players who like or report one thing. */
  voices: 1_000,
  /** Logins of an account. */
  logins: 50,
} as const

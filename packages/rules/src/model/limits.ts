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
  notificationsOfCall: 1_000,
  blockedPlayers: 1_000,
  pins: 1_000,
  /** Tasks that are not completed to-dos. */
  activeTasks: 2_000,
  /** All tasks, including completed to-dos. */
  tasks: 10_000,
  /** Depth of nested maps. */
  depth: 8,
} as const

import type { BoardLogEntry, SharedTask } from '../model/index.ts'

/** Entries that a task keeps. docs/decisions/091-who-did-what-on-a-board.md. */
const MAX_ENTRIES = 50

/** The task with one more entry in its log, latest last; the oldest entries go. */
export const withLogEntry = <Kind extends SharedTask>(task: Kind, entry: BoardLogEntry): Kind => ({
  ...task,
  group: { ...task.group, log: [...(task.group.log ?? []), entry].slice(-MAX_ENTRIES) },
})

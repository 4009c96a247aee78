import type { Player, Task } from '@daykeep/rules/model'
import type { JsonObject, Write } from '../../store/index.ts'
import { type JournalEntry, journalled } from './journal.ts'
import type { LoadedPlayer } from './load-player.ts'

/** Ids of the tasks that a command changed or made, and of those it deleted. */
export type Touched = Pick<JournalEntry, 'changed' | 'removed'>

/** What a rule did not change keeps its identity, so comparing references finds what to save. */
export const touchedBy = (before: Player, after: Player): Touched => {
  const old: Readonly<Record<string, Task>> = before.tasks
  const now: Readonly<Record<string, Task>> = after.tasks
  return {
    changed: Object.keys(now).filter((id) => now[id] !== old[id]),
    removed: Object.keys(old).filter((id) => now[id] === undefined),
  }
}

/** The one commit of a turn: the player, every touched task, and the line in the journal. */
export const writesOf = (loaded: LoadedPlayer, after: Player, entry: JournalEntry): readonly Write[] => {
  const tasks: Readonly<Record<string, Task>> = after.tasks
  const { id, version } = loaded.user
  return [
    { type: 'replace', collection: 'users', id, version, body: after.user as unknown as JsonObject },
    ...entry.changed.map((task) => writeOf(loaded, task, tasks[task] as unknown as JsonObject)),
    ...entry.removed.map((task) => removalOf(loaded, task)),
    journalled(entry),
  ]
}

const writeOf = ({ tasks }: LoadedPlayer, id: string, body: JsonObject): Write => {
  const known = tasks.get(id)
  return known === undefined
    ? { type: 'insert', collection: 'tasks', id, body }
    : { type: 'replace', collection: 'tasks', id, version: known.version, body }
}

const removalOf = ({ tasks }: LoadedPlayer, id: string): Write => ({
  type: 'remove',
  collection: 'tasks',
  id,
  version: tasks.get(id)?.version ?? 0,
})

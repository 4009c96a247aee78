import type { Player, Task } from '@daykeep/rules/model'
import { toJson, type Write } from '../store/index.ts'
import { type JournalEntry, toJournalWrite } from './journal.ts'
import type { LoadedPlayer } from './load-player.ts'

/** Ids of the tasks that a command changed or created, and of those it deleted. */
export type TaskChanges = Pick<JournalEntry, 'changed' | 'removed'>

/** Rules keep the identity of unchanged tasks, so comparing references finds what to write. */
export const changedTasks = (before: Player, after: Player): TaskChanges => {
  const old: Readonly<Record<string, Task>> = before.tasks
  const now: Readonly<Record<string, Task>> = after.tasks
  return {
    changed: Object.keys(now).filter((id) => now[id] !== old[id]),
    removed: Object.keys(old).filter((id) => now[id] === undefined),
  }
}

export const tasksById = (player: Player, ids: ReadonlyArray<string>): ReadonlyArray<Task> => {
  const tasks: Readonly<Record<string, Task>> = player.tasks
  return ids.flatMap((id) => tasks[id] ?? [])
}

/** One commit: the player, every changed task, and the journal entry. */
export const toWrites = (loaded: LoadedPlayer, after: Player, entry: JournalEntry): readonly Write[] => {
  const { id, version } = loaded.user
  return [
    { type: 'replace', collection: 'users', id, version, body: toJson(after.user) },
    ...tasksById(after, entry.changed).map((task) => toTaskWrite(loaded, task)),
    ...entry.removed.map((task) => toTaskRemoval(loaded, task)),
    toJournalWrite(entry),
  ]
}

const toTaskWrite = ({ tasks }: LoadedPlayer, task: Task): Write => {
  const { _id: id } = task
  const stored = tasks.get(id)
  return stored === undefined
    ? { type: 'insert', collection: 'tasks', id, body: toJson(task) }
    : { type: 'replace', collection: 'tasks', id, version: stored.version, body: toJson(task) }
}

const toTaskRemoval = ({ tasks }: LoadedPlayer, id: string): Write => ({
  type: 'remove',
  collection: 'tasks',
  id,
  version: tasks.get(id)?.version ?? 0,
})

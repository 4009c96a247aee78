import type { Player, Task } from '@daykeep/rules/model'
import type { PersistedQueue } from './persisted-queue.ts'

/**
 * A record of a player in IndexedDB: the commands that wait, the player's own document, or a task. Each is written when
 * it has changed, since a copy of a thousand tasks keeps the page busy for longer than the act that changed one.
 */
export type RecordKey = readonly ['acts'] | readonly ['user'] | readonly ['task', string]

export type StoredRecord = readonly [key: RecordKey, value: unknown]

/** What leads from the records that are stored to those of another state. Documents are compared by identity. */
export const changedRecords = (
  before: PersistedQueue | undefined,
  after: PersistedQueue,
): { readonly put: ReadonlyArray<StoredRecord>; readonly remove: ReadonlyArray<RecordKey> } => {
  const [known, tasks] = [tasksOf(before?.confirmed), tasksOf(after.confirmed)]
  const changed = known === tasks ? [] : Object.values(tasks).filter((task) => known[task._id] !== task)
  const removedIds = known === tasks ? [] : Object.keys(known).filter((id) => tasks[id] === undefined)
  return {
    put: [
      ...(isSameList(before?.acts, after.acts) ? [] : [[['acts'], after.acts] as const]),
      ...(before?.confirmed.user === after.confirmed.user ? [] : [[['user'], after.confirmed.user] as const]),
      ...changed.map((task) => [['task', task._id], task] as const),
    ],
    remove: removedIds.map((id) => ['task', id] as const),
  }
}

/** The state from all its records; `undefined` if there is no player among them. */
export const fromRecords = (records: ReadonlyArray<StoredRecord>): PersistedQueue | undefined => {
  const valueOf = (name: RecordKey[0]) => records.find(([key]) => key[0] === name)?.[1]
  const user = valueOf('user') as Player['user'] | undefined
  if (user === undefined) return undefined
  const tasks = records.flatMap(([key, value]) => (key[0] === 'task' ? [[key[1], value as Task] as const] : []))
  const acts = (valueOf('acts') ?? []) as PersistedQueue['acts']
  return { confirmed: { user, tasks: Object.fromEntries(tasks) }, acts }
}

type Tasks = Readonly<Record<string, Task>>

const NONE: Tasks = {}

const tasksOf = (player: Player | undefined): Tasks => player?.tasks ?? NONE

/** Empty lists are the same: most changes leave nothing waiting. */
const isSameList = (one: PersistedQueue['acts'] | undefined, other: PersistedQueue['acts']): boolean =>
  one !== undefined && one.length === 0 && other.length === 0

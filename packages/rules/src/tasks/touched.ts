import type { IsoInstant, Outcome } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'

/** The player with a changed task; the same player, and no event, when the task holds what it held before. */
export const touched = (player: Player, before: Task, after: Task, at: IsoInstant): Outcome<Player, Task> => {
  if (isSame(before, after)) return { state: player, report: before, events: [] }
  const task = { ...after, updatedAt: at }
  return {
    state: { user: player.user, tasks: { ...player.tasks, [task._id]: task } },
    report: task,
    events: [{ type: 'TaskUpdated', task: task._id }],
  }
}

const isSame = (before: Task, after: Task): boolean =>
  before === after || [...keysOf(before, after)].every((key) => sameField(read(before, key), read(after, key)))

const keysOf = (before: Task, after: Task): ReadonlySet<string> =>
  new Set([...Object.keys(before), ...Object.keys(after)])

const read = (task: Task, key: string): unknown => (task as Readonly<Record<string, unknown>>)[key]

/** Fields are plain data, written in the same order of keys whenever they are written. */
const sameField = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

import type { Player, Task } from '@daykeep/rules/model'
import type { SyncState } from './sync-state.ts'

/**
 * Adds tasks that were loaded apart from the others, such as completed to-dos, so that commands can name them. Tasks
 * that are known, or whose deletion is pending, stay as they are.
 */
export const withExtraTasks =
  (tasks: ReadonlyArray<Task>) =>
  (state: SyncState): SyncState => {
    const known: readonly Readonly<Record<string, Task>>[] = [state.optimistic.tasks, state.confirmed.tasks]
    const added = tasks.filter(({ _id }) => known.every((byId) => byId[_id] === undefined))
    if (added.length === 0) return state
    const withAdded = ({ user, tasks: others }: Player): Player => ({
      user,
      tasks: { ...others, ...Object.fromEntries(added.map((task) => [task._id, task])) },
    })
    return {
      confirmed: withAdded(state.confirmed),
      pending: state.pending.map((command) => ({ ...command, after: withAdded(command.after) })),
      optimistic: withAdded(state.optimistic),
    }
  }

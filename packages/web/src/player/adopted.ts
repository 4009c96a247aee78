import type { Player, Task } from '@daykeep/rules/model'
import type { PlayerState } from './queue.ts'

/**
 * The state with tasks that were loaded apart from the others, completed to-dos say, so that they can be acted on. What
 * is known already, or was deleted here and waits to be, stays as it is.
 */
export const adopted =
  (tasks: ReadonlyArray<Task>) =>
  (state: PlayerState): PlayerState => {
    const known: readonly Readonly<Record<string, Task>>[] = [state.shown.tasks, state.confirmed.tasks]
    const added = tasks.filter(({ _id }) => known.every((some) => some[_id] === undefined))
    if (added.length === 0) return state
    const withAdded = ({ user, tasks: others }: Player): Player => ({
      user,
      tasks: { ...others, ...Object.fromEntries(added.map((task) => [task._id, task])) },
    })
    return {
      confirmed: withAdded(state.confirmed),
      pending: state.pending.map((act) => ({ ...act, after: withAdded(act.after) })),
      shown: withAdded(state.shown),
    }
  }

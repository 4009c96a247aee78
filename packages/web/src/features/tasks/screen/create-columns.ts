import { dayClockOf } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Player, TaskId, TaskType } from '@daykeep/rules/model'
import { sortByOrder, type TaskFilter } from '@daykeep/rules/tasks'
import { createTaskCards } from '../card/index.ts'
import { type ColumnModel, KINDS, reuseColumn, type TaskQuery, toColumn } from '../column/index.ts'
import { type CompletedTodos, withCompleted } from './completed-todos.ts'

export type ColumnSources = {
  readonly player: Player
  /** Tasks with changes that the server has not confirmed. */
  readonly pending: ReadonlySet<TaskId>
  readonly query: TaskQuery
  readonly completed: CompletedTodos
  /** Tasks that are hidden while their deletion can be undone. */
  readonly leaving: ReadonlySet<TaskId>
  readonly filterOf: (type: TaskType) => TaskFilter
}

/** Makes the columns of the player's board. Models of columns and cards that show the same as before are reused. */
export const createColumns = () => {
  const cards = createTaskCards()
  let previous: ReadonlyArray<ColumnModel> = []
  return (sources: ColumnSources, now: Instant): ReadonlyArray<ColumnModel> => {
    const { player, pending, query, completed, leaving, filterOf } = sources
    const { user } = player
    const all = withCompleted(player.tasks, completed.tasks).filter(({ _id }) => !leaving.has(_id))
    const tasks = sortByOrder(all, user.tasksOrder)
    const toCard = cards({ user, clock: dayClockOf(user), now, pending })
    previous = KINDS.map((type, index) =>
      reuseColumn(
        previous[index],
        toColumn({ ...query, toCard, filter: filterOf(type), mode: 'full', completed: completed.state })(
          type,
          tasks.filter((task) => task.type === type),
        ),
      ),
    )
    return previous
  }
}

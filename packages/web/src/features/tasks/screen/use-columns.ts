import { dayClockOf } from '@daykeep/rules/calendar'
import type { Player, Task, TaskId, TaskType } from '@daykeep/rules/model'
import { inOrder, type TaskFilter } from '@daykeep/rules/tasks'
import { type ColumnModel, toColumn, type Wanted } from '../column/index.ts'
import { type Completed, withCompleted } from './completed-todos.ts'
import { useNow } from './use-now.ts'

type Sources = {
  readonly player: Player
  readonly pending: ReadonlySet<TaskId>
  readonly wanted: Wanted
  readonly completed: Completed
  readonly leaving: ReadonlySet<TaskId>
  readonly filterOf: (type: TaskType) => TaskFilter
}

/** The four columns of the player's own board. */
export const useColumns = ({
  player,
  pending,
  wanted,
  completed,
  leaving,
  filterOf,
}: Sources): ReadonlyArray<ColumnModel> => {
  const now = useNow()
  const { user } = player
  const all = withCompleted(player.tasks, completed.tasks).filter(({ _id }) => !leaving.has(_id))
  const tasks = inOrder(all, user.tasksOrder)
  const columnOf = (type: TaskType) =>
    toColumn({
      ...wanted,
      user,
      clock: dayClockOf(user),
      now,
      pending,
      filter: filterOf(type),
      mode: 'full',
      completed: completed.state,
    })(
      type,
      tasks.filter((task: Task) => task.type === type),
    )
  return [columnOf('habit'), columnOf('daily'), columnOf('todo'), columnOf('reward')]
}

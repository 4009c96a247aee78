import { dayClockOf } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId, TaskType } from '@daykeep/rules/model'
import { sortByOrder, type TaskFilter } from '@daykeep/rules/tasks'
import { cardInputs, createTaskCards } from '../card/index.ts'
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

/** A column, and what it was made of. */
type Made = {
  readonly inputs: ReadonlyArray<unknown>
  readonly tasks: ReadonlyArray<Task>
  readonly column: ColumnModel
}

/**
 * Makes the columns of the player's board. Models of columns and cards that show the same as before are reused, and a column
 * of the same tasks is not made again: of a thousand tasks a tick concerns one.
 */
export const createColumns = () => {
  const cards = createTaskCards()
  let made: ReadonlyArray<Made> = []
  return (sources: ColumnSources, now: Instant): ReadonlyArray<ColumnModel> => {
    const { player, pending, query, completed, filterOf } = sources
    const { user } = player
    const context = { user, clock: dayClockOf(user), now, pending }
    const toCard = cards(context)
    const tasks = shownTasks(sources)
    made = KINDS.map((type, index): Made => {
      const before = made[index]
      const own = tasks.filter((task) => task.type === type)
      const filter = filterOf(type)
      const inputs = [query.search, query.tags, filter, completed.state, ...cardInputs(context, type)]
      if (before !== undefined && isSameList(before.inputs, inputs) && isSameList(before.tasks, own)) return before
      const column = toColumn({ ...query, toCard, filter, mode: 'full', completed: completed.state })(type, own)
      return { inputs, tasks: own, column: reuseColumn(before?.column, column) }
    })
    return made.map(({ column }) => column)
  }
}

/** All tasks that are not about to be deleted, in the player's order. */
const shownTasks = ({ player, completed, leaving }: ColumnSources): ReadonlyArray<Task> => {
  const all = withCompleted(player.tasks, completed.tasks).filter(({ _id }) => !leaving.has(_id))
  return sortByOrder(all, player.user.tasksOrder)
}

const isSameList = (one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

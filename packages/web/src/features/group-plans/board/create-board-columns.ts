import type { Instant } from '@daykeep/rules/kernel'
import { dayClockOf } from '@daykeep/rules/calendar'
import type { Direction, SharedTask, Task, TaskType, User } from '@daykeep/rules/model'
import type { TaskFilter } from '@daykeep/rules/tasks'
import { type ColumnModel, KINDS, toColumn } from '../../tasks/index.ts'
import { asOwnPart, toBoardCard } from './to-board-card.ts'
import type { People } from './people.ts'
import { isOf, type Whose } from './whose.ts'

export type BoardSources = {
  readonly tasks: ReadonlyArray<SharedTask>
  readonly user: User
  readonly people: People
  readonly now: Instant
  readonly search: string
  readonly whose: Whose
  readonly filterOf: (type: TaskType) => TaskFilter
  /** Scores that the server has not answered. */
  readonly scoring: ReadonlyMap<string, Direction>
}

/** The columns of a group's board, in simple mode. docs/reference/screens.md 8.3. */
export const toBoardColumns = (sources: BoardSources): ReadonlyArray<ColumnModel> => {
  const { tasks, user, people, now, search, whose, filterOf, scoring } = sources
  const shown = tasks.filter(isOf(whose)).map(withScore(user._id, scoring))
  const byId = new Map<string, SharedTask>(shown.map((task) => [task._id, task]))
  const pending = new Set(scoring.keys())
  const card = toBoardCard({ user, people, now, clock: dayClockOf(user), pending })
  const toCard = (task: Task) => card(byId.get(task._id) ?? task)
  return KINDS.map((type) =>
    toColumn({
      search,
      tags: [],
      toCard,
      filter: filterOf(type),
      mode: 'simple',
      completed: 'loaded',
      shared: people.manages ? 'edit' : 'read',
    })(
      type,
      shown.filter((task) => task.type === type).map((task) => asOwnPart(task, user)),
    ),
  )
}

/** Draws a score at once, until the server has answered it. What needs approval is not done by a press alone. */
export const withScore =
  (reader: string, scoring: ReadonlyMap<string, Direction>) =>
  (task: SharedTask): SharedTask => {
    const direction = scoring.get(task._id)
    if (direction === undefined || task.group.approval?.required === true) return task
    if (task.type !== 'daily' && task.type !== 'todo') return task
    const completed = direction === 'up'
    const part = task.group.assignedUsersDetail?.[reader]
    if (part === undefined) return { ...task, completed }
    return {
      ...task,
      group: {
        ...task.group,
        assignedUsersDetail: { ...task.group.assignedUsersDetail, [reader]: { ...part, completed } },
      },
    }
  }

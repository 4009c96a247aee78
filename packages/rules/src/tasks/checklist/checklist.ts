import * as E from 'fp-ts/lib/Either.js'
import { type Result, type GameEvent, type IsoInstant, type Outcome, refuse } from '../../kernel/index.ts'
import type { ChecklistItem, Daily, Task, TaskOfPlayer, Todo } from '../../model/index.ts'

export type Listed = Daily | Todo

/** Requires a task that can have a checklist: a daily or a to-do. */
export const listedTask = (task: Task): Result<'checklistOnlyDailyTodo', Listed> =>
  task.type === 'daily' || task.type === 'todo' ? E.right(task) : refuse('checklistOnlyDailyTodo')

export type FoundItem = { readonly task: Listed; readonly item: ChecklistItem }

/** Finds an item of a task's checklist by id. */
export const itemOf = (
  task: Task,
  id: string,
): Result<'checklistOnlyDailyTodo' | 'checklistItemNotFound', FoundItem> => {
  const listed = listedTask(task)
  if (E.isLeft(listed)) return listed
  const item = listed.right.checklist.find((each) => each.id === id)
  return item === undefined ? refuse('checklistItemNotFound', { itemId: id }) : E.right({ task: listed.right, item })
}

/** Replaces a task's checklist. `event` defaults to `TaskUpdated`. */
export const withChecklist =
  (before: TaskOfPlayer, at: IsoInstant, event?: GameEvent) =>
  (task: Listed, checklist: ReadonlyArray<ChecklistItem>): Outcome<TaskOfPlayer, Task> => {
    const changed = { ...task, checklist, updatedAt: at }
    const events = [event ?? { type: 'TaskUpdated' as const, task: task._id }]
    return { state: { user: before.user, task: changed }, report: changed, events }
  }

/** The outcome when nothing changes. */
export const unchanged = (state: TaskOfPlayer): Outcome<TaskOfPlayer, Task> => ({
  state,
  report: state.task,
  events: [],
})

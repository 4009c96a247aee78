import * as E from 'fp-ts/lib/Either.js'
import { withoutNotifications } from '../notifications/index.ts'
import { withoutInOrder } from '../shared-tasks/index.ts'
import { succeed, type SharedRule, usersOf, withDocuments, withGroup, withoutDocuments } from '../documents/index.ts'
import { asKey } from '../model/index.ts'
import { type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'

/** Deletes a task from the board, assigned or not. docs/reference/rules.md 13.2. */
export const deleteBoardTask: SharedRule<'now', OneBoardTask, BoardRefusals, undefined> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, 'edit', now)
    if (E.isLeft(target)) return target
    const { task, group } = target.right
    const listed = { ...group, tasksOrder: withoutInOrder(group.tasksOrder, task) }
    const assignees = usersOf(
      documents,
      task.group.assignedUsers.map((id) => asKey(id)),
    )
    const notified = assignees.map((user) => withoutNotifications(user, isAboutTask(task._id)))
    const state = withDocuments(withGroup(documents, listed), 'users', notified)
    return succeed(withoutDocuments(state, 'sharedTasks', [task._id]), undefined)
  }

/** Is the notification about this board task? */
export const isAboutTask =
  (task: string) =>
  ({ type, data }: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }): boolean =>
    type.startsWith('GROUP_TASK_') && data.taskId === task

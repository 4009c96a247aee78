import * as E from 'fp-ts/lib/Either.js'
import { withoutNotifications } from '../notifications/index.ts'
import { withoutInOrder } from '../social/shared-tasks/index.ts'
import { done, type SocialRule, usersOf, withDocuments, withGroup, withoutDocuments } from '../social/society/index.ts'
import { asKey } from '../model/index.ts'
import { type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'

/** Takes a task off the board, given to somebody or not. Reference, rules 13.2. Needs the task, its group, and those it was given to. */
export const deleteBoardTask: SocialRule<'now', OneBoardTask, BoardRefusals, undefined> =
  ({ now }) =>
  (params) =>
  (society) => {
    const found = boardTaskNamed(society, params, 'edit', now)
    if (E.isLeft(found)) return found
    const { task, group } = found.right
    const listed = { ...group, tasksOrder: withoutInOrder(group.tasksOrder, task) }
    const assignees = usersOf(
      society,
      task.group.assignedUsers.map((id) => asKey(id)),
    )
    const untold = assignees.map((user) => withoutNotifications(user, isAboutTask(task._id)))
    const state = withDocuments(withGroup(society, listed), 'users', untold)
    return done(withoutDocuments(state, 'sharedTasks', [task._id]), undefined)
  }

/** Is the notification about this task of a board? */
export const isAboutTask =
  (task: string) =>
  ({ type, data }: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }): boolean =>
    type.startsWith('GROUP_TASK_') && data.taskId === task

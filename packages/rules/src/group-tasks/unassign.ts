import * as E from 'fp-ts/lib/Either.js'
import { asKey, type SharedTask, type UserId } from '../model/index.ts'
import { withoutNotifications } from '../notifications/index.ts'
import { withoutAssignee } from '../shared-tasks/index.ts'
import { findDocument, succeed, type SharedRule, withDocuments, withUser } from '../documents/index.ts'
import { type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'
import { isAboutTask } from './delete-board-task.ts'

export type Unassign = OneBoardTask & { readonly user: string }

/** Unassigns a member from a task and removes their notifications about it. docs/reference/rules.md 13.3. */
export const unassign: SharedRule<'now', Unassign, BoardRefusals, SharedTask> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, 'assign', now)
    if (E.isLeft(target)) return target
    const task = withoutAssignee(target.right.task, { _id: asKey<UserId>(params.user) })
    const state = withDocuments(documents, 'sharedTasks', [task])
    const member = findDocument(state, 'users', params.user)
    if (member === undefined) return succeed(state, task)
    return succeed(withUser(state, withoutNotifications(member, isAboutTask(task._id))), task)
  }

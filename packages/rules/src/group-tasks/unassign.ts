import * as E from 'fp-ts/lib/Either.js'
import { asKey, type SharedTask, type UserId } from '../model/index.ts'
import { withoutNotifications } from '../notifications/index.ts'
import { withoutAssignee } from '../social/groups/index.ts'
import { documentOf, done, type SocialRule, withDocuments, withUser } from '../social/society/index.ts'
import { type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'
import { isAboutTask } from './delete-board-task.ts'

export type Unassign = OneBoardTask & { readonly user: string }

/** Takes a task back from a member, and what they were told about it. Reference, rules 13.3. Needs the task, its group and the member. */
export const unassign: SocialRule<'now', Unassign, BoardRefusals, SharedTask> =
  ({ now }) =>
  (params) =>
  (society) => {
    const found = boardTaskNamed(society, params, 'assign', now)
    if (E.isLeft(found)) return found
    const task = withoutAssignee(found.right.task, { _id: asKey<UserId>(params.user) })
    const state = withDocuments(society, 'sharedTasks', [task])
    const member = documentOf(state, 'users', params.user)
    if (member === undefined) return done(state, task)
    return done(withUser(state, withoutNotifications(member, isAboutTask(task._id))), task)
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse, toIso, type World } from '../kernel/index.ts'
import { asKey, type SharedTask, type User } from '../model/index.ts'
import { withoutNotifications } from '../notifications/index.ts'
import { decideOnGroup, runsBoard } from '../social/permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type Society,
  type SocialRule,
  type Told,
  usersOf,
  withDocuments,
} from '../social/society/index.ts'
import { requestOf, runnersOf, withRequest } from './approval.ts'
import { type BoardRefusals, boardTaskNamed, type OnBoard, type OneBoardTask } from './board-task-named.ts'
import { isDoable, ticked } from './completion.ts'

export type Approve = OneBoardTask & { readonly user: string }

type Refusals = BoardRefusals | 'canOnlyApproveTaskOnce'

/**
 * Says that a member's work will do: they may score the task now. Of a task that needs no approval, the member's part
 * counts as done, without what scoring brings. Reference, rules 13.6 and api 2.7. Needs the task, its group, the member,
 * leader and managers.
 */
export const approve: SocialRule<'now', Approve, Refusals, SharedTask> =
  ({ now }) =>
  (params) =>
  (society) => {
    const found = boardTaskNamed(society, params, 'edit', now)
    if (E.isLeft(found)) return found
    const { task } = found.right
    if (task.group.approval?.required !== true) {
      const part = isDoable(task) && !task.completed ? ticked(task, asKey(params.user), now) : task
      return done(withDocuments(society, 'sharedTasks', [part]), part)
    }
    if (requestOf(task, params.user)?.approved === true) return refuse('canOnlyApproveTaskOnce')
    const approved = withRequest(task, params.user, {
      ...requestOf(task, params.user),
      requested: true,
      approved: true,
      dateApproved: toIso(now),
      approvingUser: params.by,
    })
    const state = withDocuments(untold(society, found.right, params.user), 'sharedTasks', [approved])
    return done(state, approved, toldOf(params.user, found.right))
  }

/** Nobody else is asked about it any more. */
const untold = (society: Society, { task, group }: OnBoard, user: string): Society =>
  withDocuments(
    society,
    'users',
    usersOf(society, runnersOf(group)).map((runner) =>
      withoutNotifications(
        runner,
        ({ type, data }) => type === 'GROUP_TASK_APPROVAL' && data.taskId === task._id && data.userId === user,
      ),
    ),
  )

const toldOf = (user: string, { task, group }: OnBoard): ReadonlyArray<Told> => {
  const about = { id: task._id, text: task.text }
  return [
    { to: asKey(user), event: { type: 'GroupTaskApproved', group: group._id, task: about } },
    { to: asKey(user), event: { type: 'ApprovedTaskWaits', task: about, direction: 'up' } },
  ]
}

export type PendingApproval = { readonly task: SharedTask; readonly user: User }

/** What waits to be approved in a group: all of it for leader and managers, their own for others. Reference, rules 13.6. */
export const pendingApprovals =
  ({ now }: Pick<World, 'now'>) =>
  ({ by, group: id }: By & { readonly group: string }) =>
  (society: Society): Answer<'groupNotFound', ReadonlyArray<PendingApproval>> => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('readBoard', { actor, group: documentOf(society, 'groups', id), now })
    if (E.isLeft(decided)) return decided
    const all = runsBoard(actor, decided.right)
    const tasks = Object.values(society.sharedTasks).filter((task) => task.group.id === id)
    return E.right(
      tasks.flatMap((task) =>
        Object.entries(task.group.approval?.requests ?? {}).flatMap(([userId, { requested, approved }]) => {
          const user = documentOf(society, 'users', userId)
          return user !== undefined && requested && !approved && (all || userId === by) ? [{ task, user }] : []
        }),
      ),
    )
  }

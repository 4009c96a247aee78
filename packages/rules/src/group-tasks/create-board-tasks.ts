import * as E from 'fp-ts/lib/Either.js'
import { asKey, type Group, type SharedTask } from '../model/index.ts'
import { authorizeGroupAction } from '../permissions/index.ts'
import { createSharedTasks, type CreateTaskRefusals, onTop } from '../shared-tasks/index.ts'
import { requireActor, findDocument, succeed, type SharedRule, withDocuments, withGroup } from '../documents/index.ts'
import type { BoardFields, NewBoardTask } from './board-fields.ts'

export type CreateBoardTasks = { readonly group: string; readonly tasks: ReadonlyArray<NewBoardTask> }

type Refusals = 'groupNotFound' | 'onlyGroupLeaderCanEditTasks' | CreateTaskRefusals

/** Adds tasks to the top of a group's board in the given order, all or none. docs/reference/rules.md 13.1 and 13.2. */
export const createBoardTasks: SharedRule<'now' | 'seed', CreateBoardTasks, Refusals, ReadonlyArray<SharedTask>> =
  (context) =>
  ({ actorId, group: id, tasks }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('editBoard', {
      actor,
      group: findDocument(documents, 'groups', id),
      now: context.now,
    })
    if (E.isLeft(authorized)) return authorized
    const group = authorized.right
    const created = createSharedTasks(context, actor, tasks, { challenge: {}, group: boardLink(group, {}) })
    if (E.isLeft(created)) return created
    const listed = created.right.map((task, index) => onBoard(task, group, tasks[index] ?? {}))
    const ordered = { ...group, tasksOrder: onTop(group.tasksOrder, listed) }
    return succeed(withGroup(withDocuments(documents, 'sharedTasks', listed), ordered), listed)
  }

const onBoard = (task: SharedTask, group: Group, fields: BoardFields): SharedTask => ({
  ...task,
  tags: [asKey(group._id)],
  group: boardLink(group, fields),
})

const boardLink = (group: Group, { managerNotes, requiresApproval }: BoardFields): SharedTask['group'] => ({
  id: group._id,
  assignedUsers: [],
  assignedUsersDetail: {},
  completedBy: {},
  ...(managerNotes === undefined ? {} : { managerNotes }),
  ...(requiresApproval === undefined ? {} : { approval: { required: requiresApproval } }),
})

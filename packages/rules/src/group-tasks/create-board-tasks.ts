import * as E from 'fp-ts/lib/Either.js'
import { asKey, type Group, type SharedTask } from '../model/index.ts'
import { decideOnGroup } from '../social/permissions/index.ts'
import { makeShared, type MakeRefusals, onTop } from '../social/shared-tasks/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type SocialRule,
  withDocuments,
  withGroup,
} from '../social/society/index.ts'
import type { BoardFields, NewBoardTask } from './board-fields.ts'

export type CreateBoardTasks = By & { readonly group: string; readonly tasks: ReadonlyArray<NewBoardTask> }

type Refusals = 'groupNotFound' | 'onlyGroupLeaderCanEditTasks' | MakeRefusals

/** Puts tasks on a group's board, all or none, on top in the given order. Reference, rules 13.1 and 13.2. Needs the group. */
export const createBoardTasks: SocialRule<'now' | 'seed', CreateBoardTasks, Refusals, ReadonlyArray<SharedTask>> =
  (world) =>
  ({ by, group: id, tasks }) =>
  (society) => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('editBoard', { actor, group: documentOf(society, 'groups', id), now: world.now })
    if (E.isLeft(decided)) return decided
    const group = decided.right
    const made = makeShared(world, actor, tasks, { challenge: {}, group: boardLink(group, {}) })
    if (E.isLeft(made)) return made
    const listed = made.right.map((task, index) => onBoard(task, group, tasks[index] ?? {}))
    const ordered = { ...group, tasksOrder: onTop(group.tasksOrder, listed) }
    return done(withGroup(withDocuments(society, 'sharedTasks', listed), ordered), listed)
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

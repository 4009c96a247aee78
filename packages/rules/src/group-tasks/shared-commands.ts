import * as t from 'io-ts'
import { documentById, type DocumentQuery, documentsWhere, related } from '../documents/index.ts'
import { CoercedBoolean, CoercedInteger, Direction, RequiredText, Uuid } from '../model/index.ts'
import { gameCommand, paramsOf, sharedCommand } from '../shared-command.ts'
import { TaskChanges } from '../tasks/index.ts'
import { approve } from './approval/approve.ts'
import { assign } from './assign.ts'
import { addBoardItem, deleteBoardItem, scoreBoardItem, updateBoardItem } from './board-checklist.ts'
import { BoardFields, NewBoardTask } from './board-fields.ts'
import { createBoardTasks } from './create-board-tasks.ts'
import { deleteBoardTask } from './delete-board-task.ts'
import { moveBoardTask } from './move-board-task.ts'
import { needsWork } from './approval/needs-work.ts'
import { rollOverBoard } from './roll-over-board.ts'
import { scoreBoardTask } from './score-board-task.ts'
import { unassign } from './unassign.ts'
import { updateBoardTask } from './update-board-task.ts'

const task = t.string
const item = t.string
const ofUser = paramsOf({ task, user: t.string }, {})

type OfTask = { readonly task: string }

/** The task with its group, or a personal task with this id, so that it is distinguished from a missing one. */
const boardTask = (params: OfTask): ReadonlyArray<DocumentQuery> => [
  documentById('sharedTasks', params.task, 'sharedTask.group'),
  documentById('tasks', params.task),
]

/** Also loads the leader and the managers, who are asked for approval. */
const approvable = (params: OfTask): ReadonlyArray<DocumentQuery> => [
  ...boardTask(params),
  documentById('sharedTasks', params.task, related('sharedTask.group', 'group.leader', 'group.managers')),
]

/** docs/reference/api.md 2.7. */
export const boardCommands = {
  createBoardTasks: sharedCommand({
    params: paramsOf({ group: RequiredText, tasks: t.readonlyArray(NewBoardTask) }, {}),
    refuses: { group: 'groupIdRequired' },
    needs: ({ group }) => [documentById('groups', group)],
    rule: createBoardTasks,
  }),
  updateBoardTask: sharedCommand({
    params: t.intersection([paramsOf({ task, changes: TaskChanges }, {}), BoardFields]),
    needs: boardTask,
    rule: updateBoardTask,
  }),
  deleteBoardTask: sharedCommand({
    params: paramsOf({ task }, {}),
    needs: (params) => [...boardTask(params), documentById('sharedTasks', params.task, 'sharedTask.assignees')],
    rule: deleteBoardTask,
  }),
  moveBoardTask: sharedCommand({
    params: paramsOf({ task, position: CoercedInteger }, {}),
    needs: boardTask,
    rule: moveBoardTask,
  }),
  assign: sharedCommand({
    params: paramsOf({ task, users: t.readonlyArray(Uuid) }, {}),
    refuses: { users: 'assignedMustBeIds' },
    needs: (params) => [
      ...boardTask(params),
      documentsWhere('users', { type: 'in', path: '_id', values: params.users }),
    ],
    rule: assign,
  }),
  unassign: sharedCommand({
    params: ofUser,
    needs: (params) => [...boardTask(params), documentById('users', params.user)],
    rule: unassign,
  }),
  scoreBoardTask: sharedCommand({
    params: paramsOf({ task, direction: Direction }, {}),
    refuses: { direction: 'directionUpDown' },
    needs: (params) => [
      ...approvable(params),
      documentById('sharedTasks', params.task, 'sharedTask.assignees', 'sharedTask.completer'),
    ],
    rule: scoreBoardTask,
  }),
  needsWork: sharedCommand({
    params: ofUser,
    needs: (params) => [...boardTask(params), documentById('users', params.user)],
    rule: needsWork,
  }),
  approve: sharedCommand({
    params: ofUser,
    needs: (params) => [...approvable(params), documentById('users', params.user)],
    rule: approve,
  }),
  addBoardItem: sharedCommand({
    params: paramsOf({ task }, { text: t.string, completed: CoercedBoolean }),
    needs: boardTask,
    rule: addBoardItem,
  }),
  updateBoardItem: sharedCommand({
    params: paramsOf({ task, item }, { text: t.string, completed: CoercedBoolean }),
    needs: boardTask,
    rule: updateBoardItem,
  }),
  deleteBoardItem: sharedCommand({ params: paramsOf({ task, item }, {}), needs: boardTask, rule: deleteBoardItem }),
  scoreBoardItem: sharedCommand({ params: paramsOf({ task, item }, {}), needs: boardTask, rule: scoreBoardItem }),
  rollOverBoard: gameCommand({
    params: paramsOf({ group: t.string }, {}),
    needs: ({ group }) => [documentById('groups', group, 'group.leader', 'group.board')],
    rule: rollOverBoard,
  }),
} as const

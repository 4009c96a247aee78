import * as t from 'io-ts'
import { uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { groupInPath } from '../group-path.ts'
import { WireSharedTask } from '../shapes/index.ts'

const { post } = endpointsOf('boards')

const OfUser = t.type({ taskId: t.string, userId: uuid('userIdRequired') })

type InTask = { readonly params: t.TypeOf<typeof OfUser> }
const ofUser = ({ params }: InTask) => ({ task: params.taskId, user: params.userId })

/**
 * The other calls of a board are those of tasks: updating, deleting, scoring and checklists find out themselves where a
 * task is. docs/reference/api.md 2.7.
 */
export const boardCommandEndpoints = {
  createBoardTasks: post('/tasks/group/:groupId', {
    auth: 'required',
    summary: 'Adds one task or several to the board of a group',
    body: t.unknown,
    response: t.union([WireSharedTask, t.readonlyArray(WireSharedTask)]),
    status: 201,
    shared: {
      name: 'createBoardTasks',
      toParams: (input, caller) => ({
        ...groupInPath(input, caller),
        tasks: Array.isArray(input.body) ? input.body : [input.body],
      }),
    },
  }),
  moveBoardTask: post('/group-tasks/:taskId/move/to/:position', {
    auth: 'required',
    summary: 'Moves a task of a board; 0 is the top, -1 the end',
    response: t.readonlyArray(t.string),
    shared: {
      name: 'moveBoardTask',
      toParams: ({ params }) => ({ task: params.taskId, position: params.position }),
    },
  }),
  assignTask: post('/tasks/:taskId/assign', {
    auth: 'required',
    summary: 'Assigns a task to members; the body is a list of their ids',
    body: t.unknown,
    response: WireSharedTask,
    shared: { name: 'assign', toParams: ({ params, body }) => ({ task: params.taskId, users: body }) },
  }),
  unassignTask: post('/tasks/:taskId/unassign/:userId', {
    auth: 'required',
    summary: 'Takes a task back from a member',
    params: OfUser,
    response: WireSharedTask,
    shared: { name: 'unassign', toParams: ofUser },
  }),
  needsWork: post('/tasks/:taskId/needs-work/:userId', {
    auth: 'required',
    summary: "Sends a member's work back",
    params: OfUser,
    response: WireSharedTask,
    shared: { name: 'needsWork', toParams: ofUser },
  }),
  approveTask: post('/tasks/:taskId/approve/:userId', {
    auth: 'required',
    summary: "Approves a member's work",
    params: OfUser,
    response: WireSharedTask,
    shared: { name: 'approve', toParams: ofUser },
  }),
} as const

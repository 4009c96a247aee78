import { Scoring } from '@daykeep/rules/scoring'
import { NewTaskFields, TaskEdit, TaskFields } from '@daykeep/rules/tasks'
import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { WireSharedTask } from '../shapes/index.ts'
import { BulkScoreResponse, ScoreResponse, WireTask } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('tasks')

const AnyObject = t.record(t.string, t.unknown)
const EmptyObject = t.type({})
/** Form bodies hold texts, which the command's params read. */
const CompletedFlag = t.union([t.boolean, t.literal('true'), t.literal('false')])
const Item = t.partial({ text: t.union([t.string, t.number]), completed: CompletedFlag })

const itemOf = (body: t.TypeOf<typeof Item>) => ({
  ...(body.text === undefined ? {} : { text: body.text }),
  ...(body.completed === undefined ? {} : { completed: body.completed }),
})

type TaskParams = { readonly task: string }
type ItemParams = TaskParams & { readonly item: string }
type TagParams = TaskParams & { readonly tag: string }

const toItemRequest = ({ task, item }: ItemParams) => ({ params: { taskId: task, itemId: item } })
const toTagRequest = ({ task, tag }: TagParams) => ({ params: { taskId: task, tagId: tag } })

/** An own task, or one of a board or challenge: the same calls change both. */
const EitherTask = t.union([WireTask, WireSharedTask])

/** docs/reference/api.md 2.6. */
export const taskEndpoints = {
  getTasks: get('/tasks/user', {
    auth: 'required',
    summary:
      'The tasks of the player, and of boards that they see among them, without completed to-dos unless asked for',
    query: t.partial({ type: t.string, dueDate: t.string }),
    response: t.readonlyArray(EitherTask),
  }),
  createTasks: post('/tasks/user', {
    auth: 'required',
    summary: 'Makes one task or several',
    body: t.unknown,
    bodyShape: t.union([NewTaskFields, t.readonlyArray(NewTaskFields)]),
    response: t.union([WireTask, t.readonlyArray(WireTask)]),
    status: 201,
    command: {
      name: 'createTasks',
      toParams: ({ body }) => ({ tasks: Array.isArray(body) ? body : [body] }),
      toRequest: ({ tasks }) => ({ body: tasks }),
      bodyPath: (body) => (Array.isArray(body) ? 'tasks.' : 'tasks.0.'),
    },
  }),
  bulkScore: post('/tasks/bulk-score', {
    auth: 'required',
    summary: 'Scores several tasks, all or none',
    body: t.unknown,
    bodyShape: t.readonlyArray(Scoring),
    response: BulkScoreResponse,
    command: {
      name: 'bulkScore',
      toParams: ({ body }) => ({ scorings: body }),
      toRequest: ({ scorings }) => ({ body: scorings }),
    },
  }),
  editTasks: post('/tasks/edit', {
    auth: 'required',
    summary: 'Tags, moves, copies, converts or deletes several tasks; those that it does not fit stay as they are',
    body: t.unknown,
    bodyShape: t.type({ tasks: t.readonlyArray(t.string), edit: TaskEdit }),
    response: t.type({ edited: t.readonlyArray(t.string), left: t.readonlyArray(t.string) }),
    command: { name: 'editTasks', toParams: ({ body }) => body, toRequest: (body) => ({ body }) },
  }),
  clearCompletedTodos: post('/tasks/clearCompletedTodos', {
    auth: 'required',
    summary: 'Deletes completed to-dos',
    response: EmptyObject,
    command: { name: 'clearCompletedTodos', toParams: () => ({}), toRequest: () => ({}) },
  }),
  getTask: get('/tasks/:taskId', {
    auth: 'required',
    summary: 'One task, by id or alias; also of a board or challenge',
    response: EitherTask,
  }),
  updateTask: put('/tasks/:taskId', {
    auth: 'required',
    summary: 'Changes fields of a task',
    body: AnyObject,
    bodyShape: TaskFields,
    response: EitherTask,
    command: {
      name: 'updateTask',
      toParams: ({ params, body }) => ({ task: params.taskId, changes: body }),
      bodyPath: () => 'changes.',
      toRequest: ({ task, changes }) => ({
        params: { taskId: task },
        body: changes,
      }),
    },
  }),
  deleteTask: remove('/tasks/:taskId', {
    auth: 'required',
    summary: 'Deletes a task',
    response: EmptyObject,
    command: {
      name: 'deleteTask',
      toParams: ({ params }) => ({ task: params.taskId }),
      toRequest: ({ task }) => ({ params: { taskId: task } }),
    },
  }),
  scoreTask: post('/tasks/:taskId/score/:direction', {
    auth: 'required',
    summary: 'Scores a task up or down',
    response: ScoreResponse,
    command: {
      name: 'scoreTask',
      toParams: ({ params }) => ({ task: params.taskId, direction: params.direction }),
      toRequest: ({ task, direction }) => ({
        params: { taskId: task, direction },
      }),
    },
  }),
  moveTask: post('/tasks/:taskId/move/to/:position', {
    auth: 'required',
    summary: 'Moves a task; 0 is the top, -1 the end',
    response: t.readonlyArray(t.string),
    command: {
      name: 'moveTask',
      toParams: ({ params }) => ({ task: params.taskId, position: params.position }),
      toRequest: ({ task, position }) => ({
        params: { taskId: task, position },
      }),
    },
  }),
  addChecklistItem: post('/tasks/:taskId/checklist', {
    auth: 'required',
    summary: 'Adds an item to a checklist',
    body: Item,
    response: EitherTask,
    command: {
      name: 'addChecklistItem',
      toParams: ({ params, body }) => ({ task: params.taskId, ...itemOf(body) }),
      toRequest: ({ task, ...item }) => ({ params: { taskId: task }, body: item }),
    },
  }),
  updateChecklistItem: put('/tasks/:taskId/checklist/:itemId', {
    auth: 'required',
    summary: 'Changes an item of a checklist',
    body: Item,
    response: EitherTask,
    command: {
      name: 'updateChecklistItem',
      toParams: ({ params, body }) => ({ task: params.taskId, item: params.itemId, ...itemOf(body) }),
      toRequest: ({ task, item, ...changes }) => ({
        params: { taskId: task, itemId: item },
        body: changes,
      }),
    },
  }),
  deleteChecklistItem: remove('/tasks/:taskId/checklist/:itemId', {
    auth: 'required',
    summary: 'Deletes an item of a checklist',
    response: EitherTask,
    command: {
      name: 'deleteChecklistItem',
      toParams: ({ params }) => ({ task: params.taskId, item: params.itemId }),
      toRequest: toItemRequest,
    },
  }),
  scoreChecklistItem: post('/tasks/:taskId/checklist/:itemId/score', {
    auth: 'required',
    summary: 'Ticks an item of a checklist, or unticks it',
    response: EitherTask,
    command: {
      name: 'scoreChecklistItem',
      toParams: ({ params }) => ({ task: params.taskId, item: params.itemId }),
      toRequest: toItemRequest,
    },
  }),
  addTaskTag: post('/tasks/:taskId/tags/:tagId', {
    auth: 'required',
    summary: 'Puts a tag on a task',
    response: WireTask,
    command: {
      name: 'addTaskTag',
      toParams: ({ params }) => ({ task: params.taskId, tag: params.tagId }),
      toRequest: toTagRequest,
    },
  }),
  removeTaskTag: remove('/tasks/:taskId/tags/:tagId', {
    auth: 'required',
    summary: 'Takes a tag off a task',
    response: WireTask,
    command: {
      name: 'removeTaskTag',
      toParams: ({ params }) => ({ task: params.taskId, tag: params.tagId }),
      toRequest: toTagRequest,
    },
  }),
} as const

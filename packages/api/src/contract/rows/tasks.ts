import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { BulkScoreAnswer, ScoreAnswer, WireTask } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('tasks')

const Open = t.record(t.string, t.unknown)
const Empty = t.type({})
/** Form bodies hold texts. */
const Ticked = t.union([t.boolean, t.literal('true'), t.literal('false')])
const Item = t.partial({ text: t.string, completed: Ticked })

const itemOf = (body: t.TypeOf<typeof Item>) => ({
  ...(body.text === undefined ? {} : { text: body.text }),
  ...(body.completed === undefined ? {} : { completed: body.completed === true || body.completed === 'true' }),
})

type OfTask = { readonly task: string }
type OfItem = OfTask & { readonly item: string }
type Tagging = OfTask & { readonly tag: string }
type Scoring = { readonly id: string; readonly direction: string }

const sentItem = ({ task, item }: OfItem) => ({ params: { taskId: task, itemId: item } })
const sentTag = ({ task, tag }: Tagging) => ({ params: { taskId: task, tagId: tag } })

/** Reference, api 2.6. */
export const taskEndpoints = {
  getTasks: get('/tasks/user', {
    who: 'player',
    summary: 'The tasks of the player, without completed to-dos unless asked for',
    query: t.partial({ type: t.string, dueDate: t.string }),
    answer: t.readonlyArray(WireTask),
  }),
  createTasks: post('/tasks/user', {
    who: 'player',
    summary: 'Makes one task or several',
    body: t.unknown,
    answer: t.union([WireTask, t.readonlyArray(WireTask)]),
    status: 201,
    plays: {
      command: 'createTasks',
      paramsOf: ({ body }) => ({ tasks: Array.isArray(body) ? body : [body] }),
      sentOf: ({ tasks }: { readonly tasks: ReadonlyArray<unknown> }) => ({ body: tasks }),
      bodyAt: (body) => (Array.isArray(body) ? 'tasks.' : 'tasks.0.'),
    },
  }),
  bulkScore: post('/tasks/bulk-score', {
    who: 'player',
    summary: 'Scores several tasks, all or none',
    body: t.unknown,
    answer: BulkScoreAnswer,
    plays: {
      command: 'bulkScore',
      paramsOf: ({ body }) => ({ scorings: body }),
      sentOf: ({ scorings }: { readonly scorings: ReadonlyArray<Scoring> }) => ({ body: scorings }),
    },
  }),
  clearCompletedTodos: post('/tasks/clearCompletedTodos', {
    who: 'player',
    summary: 'Deletes completed to-dos',
    answer: Empty,
    plays: { command: 'clearCompletedTodos', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  getTask: get('/tasks/:taskId', { who: 'player', summary: 'One task, by id or alias', answer: WireTask }),
  updateTask: put('/tasks/:taskId', {
    who: 'player',
    summary: 'Changes fields of a task',
    body: Open,
    answer: WireTask,
    plays: {
      command: 'updateTask',
      paramsOf: ({ params, body }) => ({ task: params.taskId, changes: body }),
      bodyAt: () => 'changes.',
      sentOf: ({ task, changes }: OfTask & { readonly changes: unknown }) => ({
        params: { taskId: task },
        body: changes,
      }),
    },
  }),
  deleteTask: remove('/tasks/:taskId', {
    who: 'player',
    summary: 'Deletes a task',
    answer: Empty,
    plays: {
      command: 'deleteTask',
      paramsOf: ({ params }) => ({ task: params.taskId }),
      sentOf: ({ task }: OfTask) => ({ params: { taskId: task } }),
    },
  }),
  scoreTask: post('/tasks/:taskId/score/:direction', {
    who: 'player',
    summary: 'Scores a task up or down',
    answer: ScoreAnswer,
    plays: {
      command: 'scoreTask',
      paramsOf: ({ params }) => ({ task: params.taskId, direction: params.direction }),
      sentOf: ({ task, direction }: OfTask & { readonly direction: string }) => ({
        params: { taskId: task, direction },
      }),
    },
  }),
  moveTask: post('/tasks/:taskId/move/to/:position', {
    who: 'player',
    summary: 'Moves a task; 0 is the top, -1 the end',
    answer: t.readonlyArray(t.string),
    plays: {
      command: 'moveTask',
      paramsOf: ({ params }) => ({ task: params.taskId, position: Number(params.position) }),
      sentOf: ({ task, position }: OfTask & { readonly position: number }) => ({ params: { taskId: task, position } }),
    },
  }),
  addChecklistItem: post('/tasks/:taskId/checklist', {
    who: 'player',
    summary: 'Adds an item to a checklist',
    body: Item,
    answer: WireTask,
    plays: {
      command: 'addChecklistItem',
      paramsOf: ({ params, body }) => ({ task: params.taskId, ...itemOf(body) }),
      sentOf: ({ task, ...item }: OfTask) => ({ params: { taskId: task }, body: item }),
    },
  }),
  updateChecklistItem: put('/tasks/:taskId/checklist/:itemId', {
    who: 'player',
    summary: 'Changes an item of a checklist',
    body: Item,
    answer: WireTask,
    plays: {
      command: 'updateChecklistItem',
      paramsOf: ({ params, body }) => ({ task: params.taskId, item: params.itemId, ...itemOf(body) }),
      sentOf: ({ task, item, ...changes }: OfItem) => ({ params: { taskId: task, itemId: item }, body: changes }),
    },
  }),
  deleteChecklistItem: remove('/tasks/:taskId/checklist/:itemId', {
    who: 'player',
    summary: 'Deletes an item of a checklist',
    answer: WireTask,
    plays: {
      command: 'deleteChecklistItem',
      paramsOf: ({ params }) => ({ task: params.taskId, item: params.itemId }),
      sentOf: sentItem,
    },
  }),
  scoreChecklistItem: post('/tasks/:taskId/checklist/:itemId/score', {
    who: 'player',
    summary: 'Ticks an item of a checklist, or unticks it',
    answer: WireTask,
    plays: {
      command: 'scoreChecklistItem',
      paramsOf: ({ params }) => ({ task: params.taskId, item: params.itemId }),
      sentOf: sentItem,
    },
  }),
  addTaskTag: post('/tasks/:taskId/tags/:tagId', {
    who: 'player',
    summary: 'Puts a tag on a task',
    answer: WireTask,
    plays: {
      command: 'addTaskTag',
      paramsOf: ({ params }) => ({ task: params.taskId, tag: params.tagId }),
      sentOf: sentTag,
    },
  }),
  removeTaskTag: remove('/tasks/:taskId/tags/:tagId', {
    who: 'player',
    summary: 'Takes a tag off a task',
    answer: WireTask,
    plays: {
      command: 'removeTaskTag',
      paramsOf: ({ params }) => ({ task: params.taskId, tag: params.tagId }),
      sentOf: sentTag,
    },
  }),
} as const

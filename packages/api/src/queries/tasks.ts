import { dayClockOf, withDueDates } from '@daykeep/rules/calendar'
import type { Challenge, Daily, Group, SharedTask, Task, User } from '@daykeep/rules/model'
import { authorizeTaskAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { invalidRequest, notFound } from '../core/api-error.ts'
import { type BoardDayDependencies, findTasks, loadTasks, startBoardDay } from '../commands/index.ts'
import { encodeTasks } from '../core/encoded-documents.ts'
import { toWireTask } from '../core/wire-documents.ts'
import { toWireSharedTask } from '../wire/index.ts'
import type { PlayerHandler } from '../core/handler.ts'
import type { Document } from '../store/index.ts'
import { mirroredTasksOf } from './boards/index.ts'

/** Completed to-dos shown at once; `_allCompletedTodos` brings all. docs/reference/api.md 2.6. */
const COMPLETED_LIMIT = 30

const TYPE_OF_LIST = { habits: 'habit', dailys: 'daily', todos: 'todo', rewards: 'reward' } as const
type List = keyof typeof TYPE_OF_LIST

const isList = (type: string): type is List => Object.hasOwn(TYPE_OF_LIST, type)
const listOf = (type: string): List | undefined => (isList(type) ? type : undefined)
const isCompleted = (type: string): boolean => type === 'completedTodos' || type === '_allCompletedTodos'

export const getTasks: PlayerHandler<'getTasks', keyof BoardDayDependencies> =
  (app) =>
  async ({ input, session, player }) => {
    const { type = '', dueDate } = input.query
    if (type !== '' && !isList(type) && !isCompleted(type))
      return E.left(invalidRequest([{ param: 'type', key: 'invalidTasksTypeExtra', value: type }]))
    const due = dueDate === undefined || dueDate === '' ? undefined : Date.parse(dueDate)
    if (Number.isNaN(due)) return E.left(invalidRequest([{ param: 'dueDate', key: 'invalidDate', value: dueDate }]))
    const found = await findTasks(app.store, session.userId, isCompleted(type) ? 'all' : 'active')
    const mirrored = await mirroredTasksOf(app, player.body, isCompleted(type) ? 'completedTodos' : listOf(type))
    if (due === undefined && mirrored.length === 0)
      return E.right({ encoded: encodeOnce(found, { order: player.body.tasksOrder, type }), user: player })
    const inLists = [...listedTasks(found, { order: player.body.tasksOrder, type }), ...mirrored]
    const dated = due === undefined ? inLists : inLists.map((task) => withDueDatesAt(player.body, task, due))
    return E.right({ encoded: encodeTasks(dated), user: player })
  }

/** What a list is asked for as, besides whose it is. */
type Listing = { readonly order: User['tasksOrder']; readonly type: string }

const encodedLists = new WeakMap<readonly Document<Task>[], Listing & { readonly json: string }>()

/** The JSON of a list, made once for as long as the store hands out the same tasks and the player keeps their order. */
const encodeOnce = (found: readonly Document<Task>[], listing: Listing): string => {
  const before = encodedLists.get(found)
  if (before?.order === listing.order && before.type === listing.type) return before.json
  const json = encodeTasks(listedTasks(found, listing))
  encodedLists.set(found, { ...listing, json })
  return json
}

const listedTasks = (found: readonly Document<Task>[], { order, type }: Listing): ReadonlyArray<Task> => {
  const all = found.map(({ body }) => body)
  return isCompleted(type) ? completedTodos(all, type) : sortByPlayerOrder(order, all, isList(type) ? [type] : ALL)
}

/** An own task by id or alias, or a task of a board or challenge that the player may read. docs/reference/api.md 2.6 and 4.6. */
export const getTask: PlayerHandler<'getTask', keyof BoardDayDependencies> =
  (app) =>
  async ({ input, session, player }) => {
    const { taskId } = input.params
    const { tasks } = await loadTasks(app.store, session.userId, { named: [taskId] })
    const [task] = tasks.values()
    if (task !== undefined) return E.right({ data: toWireTask(task.body), user: player })
    const shared = await findSharedTask(app, player.body, taskId)
    const language = player.body.preferences.language ?? ''
    return shared === undefined
      ? E.left({ ...notFound('messageTaskNotFound', { taskId }), language })
      : E.right({ data: toWireSharedTask(shared), user: player })
  }

const findSharedTask = async (app: BoardDayDependencies, actor: User, id: string): Promise<SharedTask | undefined> => {
  const { store, clock } = app
  const read = async () => (await store.get<SharedTask>('sharedTasks', id))?.body
  const { id: board } = (await read())?.group ?? {}
  if (board !== undefined) await startBoardDay(app, board)
  const task = await read()
  if (task === undefined) return undefined
  const { id: challengeId } = task.challenge
  const challenge =
    challengeId === undefined ? undefined : (await store.get<Challenge>('challenges', challengeId))?.body
  const groupId = task.group.id ?? challenge?.group
  const group = groupId === undefined ? undefined : (await store.get<Group>('groups', groupId))?.body
  return E.isRight(authorizeTaskAction('read', { actor, task, group, challenge, now: clock() })) ? task : undefined
}

const ALL: ReadonlyArray<List> = ['habits', 'dailys', 'todos', 'rewards']

/** In the player's order; tasks missing from it come last in their list. */
const sortByPlayerOrder = (
  order: User['tasksOrder'],
  tasks: ReadonlyArray<Task>,
  lists: ReadonlyArray<List>,
): ReadonlyArray<Task> =>
  lists.flatMap((list) => {
    const places = new Map<string, number>(order[list].map((id, place) => [id, place]))
    const placeOf = ({ _id }: Task) => places.get(_id) ?? Number.MAX_SAFE_INTEGER
    return tasks.filter(({ type }) => type === TYPE_OF_LIST[list]).toSorted((a, b) => placeOf(a) - placeOf(b))
  })

const completedTodos = (tasks: ReadonlyArray<Task>, type: string): ReadonlyArray<Task> => {
  const done = tasks
    .flatMap((task) => (task.type === 'todo' && task.completed ? [task] : []))
    .toSorted((a, b) => (b.dateCompleted ?? '').localeCompare(a.dateCompleted ?? ''))
  return type === 'completedTodos' ? done.slice(0, COMPLETED_LIMIT) : done
}

const withDueDatesAt = (user: User, task: Task | SharedTask, at: number): Task | SharedTask =>
  task.type === 'daily' ? withDueDates(task as Daily, dayClockOf(user), at) : task

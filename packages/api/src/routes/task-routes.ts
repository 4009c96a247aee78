import { dayClockOf, withDueDates } from '@daykeep/rules/calendar'
import type { Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../contract/index.ts'
import { invalidRequest, notFound } from '../http/api-error.ts'
import type { InputOf, PlayerHandler } from '../http/ask.ts'
import { loadTasks } from '../services/turns/load-player.ts'
import { toWireTask } from '../services/wire.ts'

/** Completed to-dos shown at once; `_allCompletedTodos` brings all. Reference, api 2.6. */
const NEWEST_COMPLETED = 30

const LISTS = { habits: 'habit', dailys: 'daily', todos: 'todo', rewards: 'reward' } as const
type List = keyof typeof LISTS

const isList = (type: string): type is List => Object.hasOwn(LISTS, type)
const isCompleted = (type: string): boolean => type === 'completedTodos' || type === '_allCompletedTodos'

export const getTasks: PlayerHandler<InputOf<typeof endpoints.getTasks>> =
  (shell) =>
  async ({ input, session, player }) => {
    const { type = '', dueDate } = input.query
    if (type !== '' && !isList(type) && !isCompleted(type))
      return E.left(invalidRequest([{ param: 'type', key: 'invalidTasksTypeExtra', value: type }]))
    const due = dueDate === undefined || dueDate === '' ? undefined : Date.parse(dueDate)
    if (Number.isNaN(due)) return E.left(invalidRequest([{ param: 'dueDate', key: 'invalidDate', value: dueDate }]))
    const { tasks } = await loadTasks(shell.store, session.userId, isCompleted(type) ? 'all' : 'active')
    const all = [...tasks.values()].map(({ body }) => body)
    const shown = isCompleted(type) ? completed(all, type) : inOrder(player.body, all, isList(type) ? [type] : ALL)
    const dated = due === undefined ? shown : shown.map((task) => dueOn(player.body, task, due))
    return E.right({ data: dated.map(toWireTask), user: player })
  }

export const getTask: PlayerHandler<InputOf<typeof endpoints.getTask>> =
  (shell) =>
  async ({ input, session, player }) => {
    const { taskId } = input.params
    const { tasks } = await loadTasks(shell.store, session.userId, { named: [taskId] })
    const [task] = tasks.values()
    const language = player.body.preferences.language ?? ''
    return task === undefined
      ? E.left({ ...notFound('messageTaskNotFound', { taskId }), language })
      : E.right({ data: toWireTask(task.body), user: player })
  }

const ALL: ReadonlyArray<List> = ['habits', 'dailys', 'todos', 'rewards']

/** As the player ordered them; what the order doesn't know comes last in its list. */
const inOrder = (user: User, tasks: ReadonlyArray<Task>, lists: ReadonlyArray<List>): ReadonlyArray<Task> =>
  lists.flatMap((list) => {
    const places = new Map<string, number>(user.tasksOrder[list].map((id, place) => [id, place]))
    const placeOf = ({ _id }: Task) => places.get(_id) ?? Number.MAX_SAFE_INTEGER
    return tasks.filter(({ type }) => type === LISTS[list]).toSorted((a, b) => placeOf(a) - placeOf(b))
  })

const completed = (tasks: ReadonlyArray<Task>, type: string): ReadonlyArray<Task> => {
  const done = tasks
    .flatMap((task) => (task.type === 'todo' && task.completed ? [task] : []))
    .toSorted((a, b) => (b.dateCompleted ?? '').localeCompare(a.dateCompleted ?? ''))
  return type === 'completedTodos' ? done.slice(0, NEWEST_COMPLETED) : done
}

const dueOn = (user: User, task: Task, at: number): Task =>
  task.type === 'daily' ? withDueDates(task, dayClockOf(user), at) : task

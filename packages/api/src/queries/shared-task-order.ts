import type { SharedTask, TasksOrder } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, invalidRequest } from '../core/api-error.ts'

const TYPE_OF_LIST = { habits: 'habit', dailys: 'daily', todos: 'todo', rewards: 'reward' } as const
type List = keyof typeof TYPE_OF_LIST

/** Tasks by list; `completedTodos` is the list of to-dos that are done. */
export type TaskList = List | 'completedTodos'

/** The list that a query names; none for all of them. Refuses invalidTasksType. docs/reference/api.md 2.6 and 2.7. */
export const listedType = (type = ''): E.Either<ApiError, TaskList | undefined> => {
  if (type === '') return E.right(undefined)
  if (type === 'completedTodos' || isList(type)) return E.right(type)
  return E.left(invalidRequest([{ param: 'type', key: 'invalidTasksType', value: type }]))
}

const isList = (type: string): type is List => Object.hasOwn(TYPE_OF_LIST, type)

const LISTS: ReadonlyArray<List> = ['habits', 'dailys', 'todos', 'rewards']

/** Tasks list by list in their order; those missing from it come last. Done to-dos are listed only by themselves. */
export const inOrder = (
  order: TasksOrder,
  tasks: ReadonlyArray<SharedTask>,
  type: TaskList | undefined,
): ReadonlyArray<SharedTask> => {
  if (type === 'completedTodos') return tasks.filter(isDone).toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  return (type === undefined ? LISTS : [type]).flatMap((list) => {
    const places = new Map<string, number>(order[list].map((id, place) => [id, place]))
    const placeOf = ({ _id }: SharedTask) => places.get(_id) ?? Number.MAX_SAFE_INTEGER
    return tasks
      .filter((task) => task.type === TYPE_OF_LIST[list] && !isDone(task))
      .toSorted((a, b) => placeOf(a) - placeOf(b))
  })
}

const isDone = (task: SharedTask): boolean => task.type === 'todo' && task.completed

const dateOf = (task: SharedTask): string => (task.type === 'todo' ? (task.dateCompleted ?? '') : '')

import type { TaskScope } from '@daykeep/rules'
import type { Player, Task, User } from '@daykeep/rules/model'
import { and, type Document, eq, not, oneOf, type Store } from '../store/index.ts'

/** A player and tasks as read; the commit expects the same versions. */
export type LoadedPlayer = {
  readonly user: Document<User>
  readonly tasks: ReadonlyMap<string, Document<Task>>
  /** Ids of named tasks that belong to other players. */
  readonly foreign: ReadonlySet<string>
}

/** A scope that is known before the player is loaded. */
export type KnownScope = Exclude<TaskScope, { readonly namedBy: unknown }>

/** Loads the tasks of a command's scope. */
export const loadTasks = async (
  store: Store,
  userId: string,
  scope: KnownScope,
): Promise<Pick<LoadedPlayer, 'tasks' | 'foreign'>> => {
  if (scope === 'none') return { tasks: new Map(), foreign: new Set() }
  if (typeof scope === 'object') return loadTasksByName(store, userId, scope.named)
  return { tasks: byId(await findTasks(store, userId, scope)), foreign: new Set() }
}

/** All tasks of a player, or those that are not completed to-dos, by id. */
export const findTasks = (
  store: Pick<Store, 'find'>,
  userId: string,
  scope: 'all' | 'active',
): Promise<readonly Document<Task>[]> => {
  const mine = eq('userId', userId)
  const isDone = and(eq('type', 'todo'), eq('completed', true))
  return store.find<Task>('tasks', { where: scope === 'all' ? mine : and(mine, not(isDone)) })
}

/** The bodies, for rules. */
export const toPlayer = ({ user, tasks }: LoadedPlayer): Player => ({
  user: user.body,
  tasks: Object.fromEntries([...tasks].map(([id, { body }]) => [id, body])),
})

const loadTasksByName = async (store: Store, userId: string, names: ReadonlyArray<string>) => {
  const found = await store.getMany<Task>('tasks', names)
  const own = found.filter(({ body }) => body.userId === userId)
  const foreign = new Set(found.filter(({ body }) => body.userId !== userId).map(({ id }) => id))
  const aliases = names.filter((name) => !own.some(({ id }) => id === name))
  if (aliases.length === 0) return { tasks: byId(own), foreign }
  const where = and(eq('userId', userId), oneOf('alias', aliases))
  return { tasks: byId([...own, ...(await store.find<Task>('tasks', { where }))]), foreign }
}

const byId = (tasks: readonly Document<Task>[]): ReadonlyMap<string, Document<Task>> =>
  new Map(tasks.map((task) => [task.id, task]))

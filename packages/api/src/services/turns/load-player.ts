import type { TaskScope } from '@daykeep/rules'
import type { Player, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized } from '../../http/api-error.ts'
import { and, type Document, eq, not, oneOf, type Store } from '../../store/index.ts'

/** A player and tasks as they were read, with the versions that a commit has to find again. */
export type LoadedPlayer = {
  readonly user: Document<User>
  readonly tasks: ReadonlyMap<string, Document<Task>>
  /** Named tasks that are somebody else's. */
  readonly foreign: ReadonlySet<string>
}

/** The player's document. Refuses invalid_credentials when there is none, accountSuspended when staff closed it. */
export const loadUser = async (store: Store, userId: string): Promise<E.Either<ApiError, Document<User>>> => {
  const user = await store.get<User>('users', userId)
  if (user === undefined) return E.left(INVALID_CREDENTIALS)
  const { username = '' } = user.body.auth.local
  if (user.body.auth.blocked) return E.left(notAuthorized('accountSuspended', { userId, username }))
  return E.right(user)
}

/** The tasks that a command's scope names. */
export const loadTasks = async (
  store: Store,
  userId: string,
  scope: TaskScope,
): Promise<Pick<LoadedPlayer, 'tasks' | 'foreign'>> => {
  if (scope === 'none') return { tasks: new Map(), foreign: new Set() }
  if (typeof scope === 'object') return loadNamed(store, userId, scope.named)
  const mine = eq('userId', userId)
  const isDone = and(eq('type', 'todo'), eq('completed', true))
  const where = scope === 'all' ? mine : and(mine, not(isDone))
  return { tasks: byId(await store.find<Task>('tasks', { where })), foreign: new Set() }
}

/** What rules see of it: bodies only. */
export const playerOf = ({ user, tasks }: LoadedPlayer): Player => ({
  user: user.body,
  tasks: Object.fromEntries([...tasks].map(([id, { body }]) => [id, body])),
})

const loadNamed = async (store: Store, userId: string, names: ReadonlyArray<string>) => {
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

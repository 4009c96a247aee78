import { LIMITS, type Task, taskCharacters, type User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, type FieldError, invalidRequest } from '../core/api-error.ts'
import { type Document, eq, type Store } from '../store/index.ts'

/** A player and those of their tasks that a command has read. */
type TasksBefore = {
  readonly user: Document<User>
  readonly tasks: ReadonlyMap<string, Pick<Document<Task>, 'body'>>
}

/**
 * Refuses more tasks than a player may have, or more text in them. The rules see some of the tasks only, so all of them are
 * counted here, and only when a command adds a task or writes more into one. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const refuseTooManyTasks = async (
  store: Pick<Store, 'count' | 'size'>,
  { user, tasks }: TasksBefore,
  after: Readonly<Record<string, Task>>,
): Promise<E.Either<ApiError, void>> => {
  const grownTasks = Object.values(after).filter((task) => hasGrown(tasks.get(task._id)?.body, task))
  if (grownTasks.length === 0) return E.right(undefined)
  const own = eq('userId', user.id)
  const added = grownTasks.filter(({ _id }) => !tasks.has(_id)).length
  const [count, bytes] = await Promise.all([added === 0 ? 0 : store.count('tasks', own), store.size('tasks', own)])
  const growth = grownTasks.reduce((sum, task) => sum + bytesOf(task) - bytesOf(tasks.get(task._id)?.body), 0)
  if (count + added > LIMITS.tasks)
    return refuseTasks(user.body.preferences.language, 'fieldTooManyEntries', LIMITS.tasks)
  return bytes + growth > LIMITS.taskBytes
    ? refuseTasks(user.body.preferences.language, 'tasksTooLarge', LIMITS.taskBytes)
    : E.right(undefined)
}

const hasGrown = (before: Task | undefined, after: Task): boolean =>
  before === undefined || (before !== after && taskCharacters(after) > taskCharacters(before))

const bytesOf = (task: Task | undefined): number => (task === undefined ? 0 : Buffer.byteLength(JSON.stringify(task)))

const refuseTasks = (language: string | undefined, key: string, limit: number): E.Either<ApiError, never> => {
  const field: FieldError = { path: 'tasks', key, params: { limit } }
  return E.left({ ...invalidRequest([field]), language: language ?? '' })
}

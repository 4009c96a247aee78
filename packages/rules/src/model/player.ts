import type { TaskId } from './keys.ts'
import type { Task, Todo } from './task/task.ts'
import type { User } from './user/user.ts'

/** The player's document and the tasks that a command needs, as its scope declares. */
export type Player = { readonly user: User; readonly tasks: Readonly<Record<TaskId, Task>> }

/** A player with one of their tasks. `next`: the next one of a to-do that repeats. */
export type TaskOfPlayer<Kind extends Task = Task> = {
  readonly user: User
  readonly task: Kind
  readonly next?: Todo
}

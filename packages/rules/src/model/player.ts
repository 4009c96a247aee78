import type { TaskId } from './keys.ts'
import type { Task } from './task/task.ts'
import type { User } from './user/user.ts'

/** The player's document and the tasks that a command needs; which these are, the command's scope says. */
export type Player = { readonly user: User; readonly tasks: Readonly<Record<TaskId, Task>> }

/** The player with one of their tasks. */
export type TaskOfPlayer<Kind extends Task = Task> = { readonly user: User; readonly task: Kind }

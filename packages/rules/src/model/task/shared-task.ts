import type { Task } from './task.ts'

type WithoutOwner<Kind> = Kind extends Task ? Omit<Kind, 'userId'> : never

/** A task that is nobody's own: on a group's board (`group.id`), or an original of a challenge (`challenge.id`). */
export type SharedTask<Kind extends Task = Task> = WithoutOwner<Kind>

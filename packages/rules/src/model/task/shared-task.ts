import type { Task } from './task.ts'

type WithoutOwner<Kind> = Kind extends Task ? Omit<Kind, 'userId'> : never

/** A task without an owner: on a group's board (`group.id`), or the original of a challenge task (`challenge.id`). */
export type SharedTask<Kind extends Task = Task> = WithoutOwner<Kind>

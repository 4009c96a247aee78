import { isUuid } from '../../kernel/index.ts'
import type { Player, Task } from '../../model/index.ts'

const PATTERN = /^[A-Za-z0-9_-]+$/

/** Whether a text is a valid alias, by which API clients name a task; it must not look like an id. docs/reference/api.md 3.2. */
export const isAlias = (text: string): boolean => PATTERN.test(text) && !isUuid(text)

/** Whether another task of the player has this alias. */
export const isAliasTaken = (tasks: Player['tasks'], alias: string, except?: Task): boolean =>
  Object.values<Task>(tasks).some((task) => task.alias === alias && task._id !== except?._id)

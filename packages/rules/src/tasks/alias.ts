import type { Player, Task } from '../model/index.ts'
import { isUuid } from './uuid.ts'

const PATTERN = /^[A-Za-z0-9_-]+$/

/** A name for a task that other programs call it by; it must not look like an id. Reference, api 3.2. */
export const isAlias = (text: string): boolean => PATTERN.test(text) && !isUuid(text)

/** Has another task of the player this alias? */
export const isAliasTaken = (tasks: Player['tasks'], alias: string, except?: Task): boolean =>
  Object.values<Task>(tasks).some((task) => task.alias === alias && task._id !== except?._id)

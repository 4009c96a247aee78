import { readStored, writeStored } from '../../../store/index.ts'

const KEY = 'daykeep.tasks-created'

/** Where the count stops: whoever has made two tasks knows how. docs/reference/application.md 9. */
const MOST = 2

/** Tasks that were made in this browser, as far as they are counted. */
export const tasksCreated = {
  count: (): number => Math.trunc(Number(readStored(KEY))) || 0,
  add: (made: number): void => writeStored(KEY, String(Math.min(MOST, tasksCreated.count() + made))),
  isComplete: (): boolean => tasksCreated.count() >= MOST,
}

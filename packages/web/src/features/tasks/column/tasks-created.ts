const KEY = 'daykeep.tasks-created'

/** Where the count stops: whoever has made two tasks knows how. docs/reference/application.md 9. */
const MOST = 2

/** Tasks that were made in this browser, as far as they are counted. */
export const tasksCreated = {
  count: (): number => {
    try {
      return Math.trunc(Number(localStorage.getItem(KEY))) || 0
    } catch {
      return 0
    }
  },
  add: (made: number): void => {
    try {
      localStorage.setItem(KEY, String(Math.min(MOST, tasksCreated.count() + made)))
    } catch {
      // A private window keeps nothing.
    }
  },
  isComplete: (): boolean => tasksCreated.count() >= MOST,
}

import { fromIso, type Instant } from '../kernel/index.ts'
import type { Task } from '../model/index.ts'

/** Something that was done: when, and how many times. A habit has one entry a day, with the time of its last score. */
export type Completion = { readonly at: Instant; readonly times: number }

/** What the history of a task tells of when it was done. Means of months tell values only. docs/reference/rules.md 2.11 and 3.10. */
export const completionsIn = (task: Task): ReadonlyArray<Completion> => {
  switch (task.type) {
    case 'habit':
      return task.history.flatMap(({ date, scoredUp = 0 }) => (scoredUp > 0 ? [{ at: date, times: scoredUp }] : []))
    case 'daily':
      return task.history.flatMap(({ date, completed }) => (completed === true ? [{ at: date, times: 1 }] : []))
    case 'todo':
      return task.completed && task.dateCompleted !== undefined ? [{ at: fromIso(task.dateCompleted), times: 1 }] : []
    case 'reward':
      return []
  }
}

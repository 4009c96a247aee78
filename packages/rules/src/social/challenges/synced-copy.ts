import { type DayClock, withDueDates } from '../../calendar/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { SharedTask, Task } from '../../model/index.ts'

/**
 * A player's copy as its original is now. What stays the player's own on it (rules 2.14) stays as it was, but for notes
 * where they have none. The same task when nothing differs, and when the kinds do not fit.
 */
export const syncedCopy = (copy: Task, original: SharedTask, clock: DayClock, now: Instant): Task => {
  const common = { text: original.text, priority: original.priority, notes: copy.notes || original.notes }
  if (copy.type === 'habit' && original.type === 'habit') {
    const { up, down, frequency } = original
    return patched(copy, { ...common, up, down, frequency })
  }
  if (copy.type === 'daily' && original.type === 'daily') {
    const { frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth } = original
    const synced = patched(copy, { ...common, frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth })
    return synced === copy ? copy : withDueDates(synced, clock, now)
  }
  if (copy.type === 'todo' && original.type === 'todo')
    return patched(copy, { ...common, ...(original.date === undefined ? {} : { date: original.date }) })
  return copy.type === 'reward' && original.type === 'reward'
    ? patched(copy, { ...common, value: original.value })
    : copy
}

const patched = <T extends Task>(task: T, changes: Partial<T>): T => {
  const differs = (key: keyof T) => JSON.stringify(task[key]) !== JSON.stringify(changes[key])
  for (const key in changes) if (differs(key)) return { ...task, ...changes }
  return task
}

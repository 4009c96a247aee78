import { type DayClock, withDueDates } from '../../calendar/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { SharedTask, Task } from '../../model/index.ts'

/**
 * A player's copy brought up to date with its original. The player's own fields (rules 2.14) stay, but empty notes are
 * filled in. The same object if nothing differs or the types do not match.
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

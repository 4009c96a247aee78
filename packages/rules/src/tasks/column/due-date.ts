import { type DayClock, dueDay, userDay } from '../../calendar/index.ts'
import { fromIso, type Instant } from '../../kernel/index.ts'
import type { Todo } from '../../model/index.ts'

/** Days from the player's today to the date of a to-do: 0 is today, negative is overdue; undefined without a date. */
export const daysUntilDue = ({ date }: Pick<Todo, 'date'>, clock: DayClock, now: Instant): number | undefined =>
  date === undefined || date === null ? undefined : dueDay(clock, fromIso(date)) - userDay(clock, now)

/** Whether an open to-do is past its date. */
export const isOverdue = (todo: Pick<Todo, 'date' | 'completed'>, clock: DayClock, now: Instant): boolean =>
  !todo.completed && (daysUntilDue(todo, clock, now) ?? 0) < 0

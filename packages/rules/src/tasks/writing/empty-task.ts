import { calendarDay, type DayClock, midnightOf } from '../../calendar/index.ts'
import { type Instant, toIso } from '../../kernel/index.ts'
import type { Daily, Task, TaskId, TaskType, UserId } from '../../model/index.ts'

export const EVERY_WEEKDAY: Daily['repeat'] = { su: true, m: true, t: true, w: true, th: true, f: true, s: true }

export type NewTaskContext = {
  readonly id: TaskId
  readonly owner: UserId
  readonly clock: DayClock
  readonly now: Instant
}

/** A new task of a kind with default values. docs/reference/rules.md 4.5 and api 3.2. */
export const emptyTask = (type: TaskType, context: NewTaskContext): Task => {
  const common = commonFields(context)
  switch (type) {
    case 'habit':
      return { ...common, type, up: true, down: true, counterUp: 0, counterDown: 0, frequency: 'daily', history: [] }
    case 'daily':
      return { ...common, type, ...dailyFields(context) }
    case 'todo':
      return { ...common, type, completed: false, collapseChecklist: false, checklist: [] }
    case 'reward':
      return { ...common, type }
  }
}

const commonFields = ({ id, owner, now }: NewTaskContext) => ({
  _id: id,
  userId: owner,
  text: '',
  notes: '',
  tags: [],
  value: 0,
  priority: 1 as const,
  attribute: 'str' as const,
  byHabitica: false,
  createdAt: toIso(now),
  updatedAt: toIso(now),
  reminders: [],
  challenge: {},
  group: { assignedUsers: [], completedBy: {} },
})

/** A daily starts on the calendar date, regardless of the player's day start. */
const dailyFields = ({
  clock,
  now,
}: NewTaskContext): Omit<Daily, keyof ReturnType<typeof commonFields> | 'type' | 'alias'> => ({
  frequency: 'weekly',
  everyX: 1,
  startDate: toIso(midnightOf(clock, calendarDay(clock, now))),
  repeat: EVERY_WEEKDAY,
  daysOfMonth: [],
  weeksOfMonth: [],
  streak: 0,
  isDue: false,
  nextDue: [],
  yesterDaily: true,
  completed: false,
  collapseChecklist: false,
  checklist: [],
  history: [],
})

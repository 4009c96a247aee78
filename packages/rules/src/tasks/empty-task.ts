import { calendarDay, type DayClock, midnightOf } from '../calendar/index.ts'
import { type Instant, toIso } from '../kernel/index.ts'
import type { Daily, Task, TaskId, TaskType, UserId } from '../model/index.ts'

/** Every day of the week. */
export const EVERY_WEEKDAY: Daily['repeat'] = { su: true, m: true, t: true, w: true, th: true, f: true, s: true }

/** Gold that a new reward costs, until its maker says otherwise. Application specification, section 3. */
export const REWARD_PRICE = 10

/** Whose task, under which id, made when and read by which clock. */
export type Making = {
  readonly id: TaskId
  readonly owner: UserId
  readonly clock: DayClock
  readonly now: Instant
}

/** A task of a kind before anything is written into it. Reference, rules 4.5 and api 3.2. */
export const emptyTask = (type: TaskType, making: Making): Task => {
  const common = commonFields(making)
  switch (type) {
    case 'habit':
      return { ...common, type, up: true, down: true, counterUp: 0, counterDown: 0, frequency: 'daily', history: [] }
    case 'daily':
      return { ...common, type, ...dailyFields(making) }
    case 'todo':
      return { ...common, type, completed: false, collapseChecklist: false, checklist: [] }
    case 'reward':
      return { ...common, type, value: REWARD_PRICE }
  }
}

const commonFields = ({ id, owner, now }: Making) => ({
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

/** A daily starts on the date on the wall, whatever the hour at which the day starts. */
const dailyFields = ({
  clock,
  now,
}: Making): Omit<Daily, keyof ReturnType<typeof commonFields> | 'type' | 'alias'> => ({
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

import { describe, expect, it } from 'vitest'
import { EVERY_DAY, NOON } from '../../../test-kit/index.ts'
import { dayClock } from '../../calendar/index.ts'
import { asKey, type TaskId, type TaskType, type UserId } from '../../model/index.ts'
import { emptyTask } from './empty-task.ts'

const CREATED = '2026-06-10T12:00:00.000Z'
const making = { id: asKey<TaskId>('one'), owner: asKey<UserId>('ida'), clock: dayClock(13, -120), now: NOON }

const COMMON = {
  _id: 'one',
  userId: 'ida',
  text: '',
  notes: '',
  tags: [],
  value: 0,
  priority: 1,
  attribute: 'str',
  byHabitica: false,
  createdAt: CREATED,
  updatedAt: CREATED,
  reminders: [],
  challenge: {},
  group: { assignedUsers: [], completedBy: {} },
}

/** What a task is before anything was written into it. docs/reference/rules.md 2.2 and 4.5; api 3.2. */
const EMPTY: Readonly<Record<TaskType, object>> = {
  habit: {
    ...COMMON,
    type: 'habit',
    up: true,
    down: true,
    counterUp: 0,
    counterDown: 0,
    frequency: 'daily',
    history: [],
  },
  daily: {
    ...COMMON,
    type: 'daily',
    frequency: 'weekly',
    everyX: 1,
    // the date on the wall two hours east, though the day of the player has not begun yet
    startDate: '2026-06-09T22:00:00.000Z',
    repeat: EVERY_DAY,
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
  },
  todo: { ...COMMON, type: 'todo', completed: false, collapseChecklist: false, checklist: [] },
  reward: { ...COMMON, type: 'reward', value: 0 },
}

describe('an empty task', () => {
  it.each(Object.keys(EMPTY) as ReadonlyArray<TaskType>)('is a %s of defaults', (type) => {
    expect(emptyTask(type, making)).toEqual(EMPTY[type])
  })
})

import { asKey, type Daily, type Habit, type Reward, type Task, type Todo } from '../src/model/index.ts'
import { NOON } from './user.ts'

const created = new Date(NOON).toISOString()

const common = {
  _id: asKey<Task['_id']>('task-1'),
  userId: asKey<Task['userId']>('user-1'),
  text: 'Walk',
  notes: '',
  tags: [],
  value: 0,
  priority: 1,
  attribute: 'str',
  byHabitica: false,
  createdAt: created,
  updatedAt: created,
  reminders: [],
  challenge: {},
  group: { assignedUsers: [], completedBy: {} },
} as const

export const aHabit = (changes: Partial<Habit> = {}): Habit => ({
  ...common,
  type: 'habit',
  up: true,
  down: true,
  counterUp: 0,
  counterDown: 0,
  frequency: 'daily',
  history: [],
  ...changes,
})

export const EVERY_DAY: Daily['repeat'] = { su: true, m: true, t: true, w: true, th: true, f: true, s: true }

export const aDaily = (changes: Partial<Daily> = {}): Daily => ({
  ...common,
  type: 'daily',
  frequency: 'weekly',
  everyX: 1,
  startDate: '2020-01-01T00:00:00.000Z',
  repeat: EVERY_DAY,
  daysOfMonth: [],
  weeksOfMonth: [],
  streak: 0,
  isDue: true,
  nextDue: [],
  yesterDaily: true,
  completed: false,
  collapseChecklist: false,
  checklist: [],
  history: [],
  ...changes,
})

export const aTodo = (changes: Partial<Todo> = {}): Todo => ({
  ...common,
  type: 'todo',
  completed: false,
  collapseChecklist: false,
  checklist: [],
  ...changes,
})

export const aReward = (changes: Partial<Reward> = {}): Reward => ({ ...common, type: 'reward', value: 10, ...changes })

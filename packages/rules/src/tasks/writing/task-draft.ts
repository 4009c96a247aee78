import { type DayClock, midnightOf, userDay } from '../../calendar/index.ts'
import { type Instant, toIso } from '../../kernel/index.ts'
import { TaskType } from '../../model/index.ts'
import { EVERY_WEEKDAY } from './empty-task.ts'

/** The price that the form of a new reward begins with, in gold. docs/reference/application.md 3. */
const REWARD_PRICE = 10

/** Fields of a task that is not saved yet. */
export type TaskDraft = Readonly<Record<string, unknown>>

export type DraftContext = { readonly id: string; readonly clock: DayClock; readonly now: Instant }

/**
 * The initial values of a task form: `input` with defaults for missing fields; 0 and null are values. An unknown kind
 * becomes a habit; a daily starts on the player's user day, which before their day start is still yesterday. docs/reference/rules.md 4.5.
 */
export const taskDraft = (input: TaskDraft, context: DraftContext): TaskDraft => {
  const type = TaskType.is(input.type) ? input.type : 'habit'
  const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { ...commonDraft(type, context), ...draftOf(type, context), _id: context.id, ...present, type }
}

const commonDraft = (type: TaskType, { id }: DraftContext): TaskDraft => ({
  text: id,
  notes: '',
  tags: [],
  value: type === 'reward' ? REWARD_PRICE : 0,
  priority: 1,
  attribute: 'str',
  reminders: [],
  challenge: { shortName: 'None' },
  group: { approval: { required: false, approved: false, requested: false } },
})

const draftOf = (type: TaskType, context: DraftContext): TaskDraft => {
  switch (type) {
    case 'habit':
      return { history: [], up: true, down: true, frequency: 'daily', counterUp: 0, counterDown: 0 }
    case 'daily':
      return { history: [], ...LISTED, ...dailyDraft(context) }
    case 'todo':
      return LISTED
    case 'reward':
      return {}
  }
}

const LISTED = { completed: false, collapseChecklist: false, checklist: [] } as const

const dailyDraft = ({ clock, now }: DraftContext): TaskDraft => ({
  streak: 0,
  repeat: EVERY_WEEKDAY,
  startDate: toIso(midnightOf(clock, userDay(clock, now))),
  everyX: 1,
  frequency: 'weekly',
  daysOfMonth: [],
  weeksOfMonth: [],
  yesterDaily: true,
})

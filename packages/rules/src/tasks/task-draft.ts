import { type DayClock, midnightOf, userDay } from '../calendar/index.ts'
import { type Instant, toIso } from '../kernel/index.ts'
import { TaskType } from '../model/index.ts'
import { EVERY_WEEKDAY, REWARD_PRICE } from './empty-task.ts'

/** Fields of a task that is still being written. */
export type TaskDraft = Readonly<Record<string, unknown>>

export type Drafting = { readonly id: string; readonly clock: DayClock; readonly now: Instant }

/**
 * A task as a form opens it: what is given is kept, 0 and null too, the rest is filled in. A kind there is none of is
 * a habit; a daily starts on the player's day, which before their day start is still yesterday. Reference, rules 4.5.
 */
export const taskDraft = (given: TaskDraft, drafting: Drafting): TaskDraft => {
  const type = TaskType.is(given.type) ? given.type : 'habit'
  const written = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...commonDraft(type, drafting), ...draftOf(type, drafting), _id: drafting.id, ...written, type }
}

const commonDraft = (type: TaskType, { id }: Drafting): TaskDraft => ({
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

const draftOf = (type: TaskType, drafting: Drafting): TaskDraft => {
  switch (type) {
    case 'habit':
      return { history: [], up: true, down: true, frequency: 'daily', counterUp: 0, counterDown: 0 }
    case 'daily':
      return { history: [], ...LISTED, ...dailyDraft(drafting) }
    case 'todo':
      return LISTED
    case 'reward':
      return {}
  }
}

const LISTED = { completed: false, collapseChecklist: false, checklist: [] } as const

const dailyDraft = ({ clock, now }: Drafting): TaskDraft => ({
  streak: 0,
  repeat: EVERY_WEEKDAY,
  startDate: toIso(midnightOf(clock, userDay(clock, now))),
  everyX: 1,
  frequency: 'weekly',
  daysOfMonth: [],
  weeksOfMonth: [],
  yesterDaily: true,
})

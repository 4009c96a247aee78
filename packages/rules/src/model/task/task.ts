import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure, listOf, word } from '../codecs.ts'
import { TagId, TaskId, UserId } from '../keys.ts'
import { Attribute } from '../user/stats.ts'
import { ChallengeLink, GroupLink } from './task-links.ts'
import { ChecklistItem, Priority, Recurrence, Reminder, Repeat, TodoRecurrence } from './task-parts.ts'

export * from './task-parts.ts'

const common = {
  _id: TaskId,
  userId: UserId,
  text: t.string,
  notes: t.string,
  tags: listOf(TagId),
  value: Figure,
  priority: Priority,
  attribute: Attribute,
  byHabitica: t.boolean,
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
  reminders: listOf(Reminder),
  challenge: ChallengeLink,
  group: GroupLink,
}
const optional = t.partial({ alias: t.string })

const HabitHistoryEntry = t.readonly(
  t.intersection([t.type({ date: Figure, value: Figure }), t.partial({ scoredUp: Count, scoredDown: Count })]),
)
const DailyHistoryEntry = t.readonly(
  t.intersection([t.type({ date: Figure, value: Figure }), t.partial({ isDue: t.boolean, completed: t.boolean })]),
)

export const Habit = t.readonly(
  t.intersection([
    t.type({
      ...common,
      type: t.literal('habit'),
      up: t.boolean,
      down: t.boolean,
      counterUp: Count,
      counterDown: Count,
      frequency: word('daily', 'weekly', 'monthly'),
      history: listOf(HabitHistoryEntry),
    }),
    optional,
  ]),
)
export type Habit = t.TypeOf<typeof Habit>

export const Daily = t.readonly(
  t.intersection([
    t.type({
      ...common,
      type: t.literal('daily'),
      frequency: word('daily', 'weekly', 'monthly', 'yearly'),
      everyX: Figure,
      startDate: t.union([IsoInstant, t.null]),
      repeat: Repeat,
      daysOfMonth: listOf(Count),
      weeksOfMonth: listOf(Count),
      streak: Figure,
      isDue: t.boolean,
      nextDue: listOf(IsoInstant),
      yesterDaily: t.boolean,
      completed: t.boolean,
      collapseChecklist: t.boolean,
      checklist: listOf(ChecklistItem),
      history: listOf(DailyHistoryEntry),
    }),
    optional,
    /** A paused daily is never due and can't be ticked. docs/decisions/121-gentle-days.md */
    t.partial({ paused: t.boolean }),
    /**
     * Overrides the frequency. `doneOn`: the last user days on which it was done, as `2026-06-10`. `skippedOn`: the user day on which
     * it is not due. decision 130.
     */
    t.partial({ recurrence: Recurrence, doneOn: listOf(t.string), skippedOn: t.string }),
  ]),
)
export type Daily = t.TypeOf<typeof Daily>

export const Todo = t.readonly(
  t.intersection([
    t.type({
      ...common,
      type: t.literal('todo'),
      completed: t.boolean,
      collapseChecklist: t.boolean,
      checklist: listOf(ChecklistItem),
    }),
    optional,
    t.partial({ dateCompleted: IsoInstant, date: t.union([IsoInstant, t.null]), recurrence: TodoRecurrence }),
  ]),
)
export type Todo = t.TypeOf<typeof Todo>

export const Reward = t.readonly(t.intersection([t.type({ ...common, type: t.literal('reward') }), optional]))
export type Reward = t.TypeOf<typeof Reward>

/** A task of a player, discriminated by `type`. docs/reference/api.md 3.2. */
export const Task = t.union([Habit, Daily, Todo, Reward])
export type Task = Habit | Daily | Todo | Reward

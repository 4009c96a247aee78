import * as t from 'io-ts'
import { IsoInstant } from '../../kernel/instant.ts'
import { Count, Figure, listOf, mapOf, word } from '../codecs.ts'
import { TagId, TaskId, UserId } from '../keys.ts'
import { Attribute } from '../user/stats.ts'

export const TASK_TYPES = ['habit', 'daily', 'todo', 'reward'] as const
export const TaskType = word(...TASK_TYPES)
export type TaskType = t.TypeOf<typeof TaskType>

export const Direction = word('up', 'down')
export type Direction = t.TypeOf<typeof Direction>

/** Difficulty: 0.1 trivial, 1 easy, 1.5 medium, 2 hard. */
export const PRIORITIES = [0.1, 1, 1.5, 2] as const
export type Priority = (typeof PRIORITIES)[number]
export const Priority = new t.Type<Priority, Priority, unknown>(
  'Priority',
  (input): input is Priority => PRIORITIES.some((priority) => priority === input),
  (input, context) => {
    const found = PRIORITIES.find((priority) => priority === input)
    return found === undefined ? t.failure(input, context) : t.success(found)
  },
  t.identity,
)

export const ChecklistItem = t.readonly(
  t.intersection([t.type({ id: t.string, text: t.string, completed: t.boolean }), t.partial({ linkId: t.string })]),
)
export type ChecklistItem = t.TypeOf<typeof ChecklistItem>

export const Reminder = t.readonly(
  t.intersection([t.type({ id: t.string, time: IsoInstant }), t.partial({ startDate: IsoInstant })]),
)
export type Reminder = t.TypeOf<typeof Reminder>

export const WEEKDAYS = ['su', 'm', 't', 'w', 'th', 'f', 's'] as const
export type Weekday = (typeof WEEKDAYS)[number]
export const Repeat = t.readonly(
  t.type({ su: t.boolean, m: t.boolean, t: t.boolean, w: t.boolean, th: t.boolean, f: t.boolean, s: t.boolean }),
)
export type Repeat = t.TypeOf<typeof Repeat>

const ChallengeLink = t.readonly(
  t.partial({
    shortName: t.string,
    id: t.string,
    taskId: t.string,
    broken: word('CHALLENGE_DELETED', 'TASK_DELETED', 'UNSUBSCRIBED', 'CHALLENGE_CLOSED', 'CHALLENGE_TASK_NOT_FOUND'),
    winner: t.string,
  }),
)

const Assignment = t.readonly(
  t.intersection([
    t.type({
      assignedDate: IsoInstant,
      assignedUsername: t.string,
      assigningUsername: t.string,
      completed: t.boolean,
    }),
    t.partial({ completedDate: IsoInstant }),
  ]),
)

const ApprovalRequest = t.readonly(
  t.intersection([
    t.type({ requested: t.boolean, approved: t.boolean }),
    t.partial({ requestedDate: IsoInstant, dateApproved: IsoInstant, approvingUser: t.string }),
  ]),
)

/** Whether doing the task counts only once a leader or manager has looked at it, and how it stands, by player. */
const Approval = t.readonly(
  t.intersection([t.type({ required: t.boolean }), t.partial({ requests: mapOf(t.string, ApprovalRequest) })]),
)

const GroupLink = t.readonly(
  t.intersection([
    t.type({
      assignedUsers: listOf(t.string),
      completedBy: t.readonly(t.partial({ userId: t.string, date: IsoInstant })),
    }),
    t.partial({
      id: t.string,
      taskId: t.string,
      managerNotes: t.string,
      assignedDate: IsoInstant,
      assigningUsername: t.string,
      assignedUsersDetail: mapOf(t.string, Assignment),
      approval: Approval,
    }),
  ]),
)

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
    t.partial({ dateCompleted: IsoInstant, date: t.union([IsoInstant, t.null]) }),
  ]),
)
export type Todo = t.TypeOf<typeof Todo>

export const Reward = t.readonly(t.intersection([t.type({ ...common, type: t.literal('reward') }), optional]))
export type Reward = t.TypeOf<typeof Reward>

/** A task of the player, told apart by `type`. Reference, api 3.2. */
export const Task = t.union([Habit, Daily, Todo, Reward])
export type Task = Habit | Daily | Todo | Reward

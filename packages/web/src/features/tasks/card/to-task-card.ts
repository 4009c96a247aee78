import { type Day, type DayClock, isSkippedOn, periodOf, userDay } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { ChecklistItem, Daily, Tag, TagId, Task, User } from '@daykeep/rules/model'
import { isSkillTarget } from '@daykeep/rules/skills'
import { colorOf, controlOf, daysUntilDue, type TaskColor } from '@daykeep/rules/tasks'
import { type ReminderModel, toReminders } from './to-reminders.ts'

export type ChecklistModel = {
  readonly done: number
  readonly items: ReadonlyArray<ChecklistItem>
  readonly collapsed: boolean
}

/** When a to-do is due. `days` counts from the player's today and is negative when it is late. */
export type DueModel = { readonly day: Day; readonly days: number }

export type PeriodModel = { readonly per: 'week' | 'month'; readonly done: number; readonly target: number }

/** What the card of a task on a group's board says of people. docs/reference/screens.md 8.4. */
export type BoardLine = {
  /** Who is to do it, and how far they are. */
  readonly text: string
  readonly look: 'plain' | 'amber'
  /** Its readers edit and delete it; others look at it. */
  readonly canEdit: boolean
}

type Common = {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly color: TaskColor
  readonly tags: ReadonlyArray<string>
  readonly challenge: { readonly name: string; readonly broken: boolean } | undefined
  readonly board?: BoardLine
  /** The server has not confirmed the latest change. */
  readonly pending: boolean
  /** Whether a skill can be cast on it. */
  readonly target: boolean
}

type Completable = Common & {
  readonly completed: boolean
  /** Nothing to do now. The control still works. */
  readonly dimmed: boolean
  readonly interactive: boolean
  readonly checklist: ChecklistModel | undefined
  readonly reminders?: ReadonlyArray<ReminderModel>
}

export type TaskCardModel =
  | (Common & {
      readonly type: 'habit'
      readonly up: boolean
      readonly down: boolean
      readonly counterUp: number
      readonly counterDown: number
      readonly interactive: boolean
    })
  | (Completable & {
      readonly type: 'daily'
      readonly streak: number
      readonly paused?: true
      /** Skipped today. */
      readonly skipped?: true
      /** How often it was done in this week or month, and how often it is to be; its streak counts these. */
      readonly period?: PeriodModel
    })
  | (Completable & { readonly type: 'todo'; readonly due: DueModel | undefined; readonly repeats?: true })
  | (Common & { readonly type: 'reward'; readonly price: number; readonly affordable: boolean })

/** `pending`: ids of tasks with changes that the server has not confirmed. */
export type CardContext = {
  readonly user: User
  readonly clock: DayClock
  readonly now: Instant
  readonly pending: ReadonlySet<string>
}

export const toTaskCard =
  (context: CardContext) =>
  (task: Task): TaskCardModel => {
    const { user, clock, now, pending } = context
    const { interactive, dimmed } = controlOf(task, { userId: user._id, clock, now })
    const common: Common = {
      id: task._id,
      title: task.text,
      notes: task.notes,
      color: colorOf(task),
      tags: namesOf(user.tags, task.tags),
      challenge: challengeOf(task),
      pending: pending.has(task._id),
      target: isSkillTarget(user, task),
    }
    switch (task.type) {
      case 'habit': {
        const { up, down, counterUp, counterDown } = task
        return { ...common, type: 'habit', up, down, counterUp, counterDown, interactive }
      }
      case 'daily':
        return {
          ...common,
          type: 'daily',
          completed: task.completed,
          dimmed,
          interactive: interactive && (task.completed || task.paused !== true),
          checklist: checklistOf(task),
          streak: task.streak,
          ...(task.paused === true ? { paused: true } : {}),
          ...(isSkippedOn(task, userDay(clock, now)) ? { skipped: true } : {}),
          ...periodModel(task, context),
          ...toReminders(task, context),
        }
      case 'todo': {
        const days = daysUntilDue(task, clock, now)
        return {
          ...common,
          type: 'todo',
          completed: task.completed,
          dimmed,
          interactive,
          checklist: checklistOf(task),
          ...(task.recurrence === undefined ? {} : { repeats: true }),
          ...toReminders(task, context),
          due: days === undefined ? undefined : { day: userDay(clock, now) + days, days },
        }
      }
      case 'reward':
        return { ...common, type: 'reward', price: task.value, affordable: user.stats.gp >= task.value }
    }
  }

const periodModel = (daily: Daily, { clock, now }: CardContext): { readonly period?: PeriodModel } => {
  if (daily.recurrence?.type !== 'times') return {}
  const period = periodOf(daily, clock, userDay(clock, now))
  return period === undefined ? {} : { period: { per: daily.recurrence.per, done: period.done, target: period.target } }
}

const namesOf = (tags: ReadonlyArray<Tag>, ids: ReadonlyArray<TagId>): ReadonlyArray<string> =>
  tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

const challengeOf = ({ challenge }: Task): Common['challenge'] =>
  challenge.id === undefined ? undefined : { name: challenge.shortName ?? '', broken: challenge.broken !== undefined }

const checklistOf = ({
  checklist,
  collapseChecklist,
}: {
  readonly checklist: ReadonlyArray<ChecklistItem>
  readonly collapseChecklist: boolean
}): ChecklistModel | undefined =>
  checklist.length === 0
    ? undefined
    : {
        done: checklist.filter(({ completed }) => completed).length,
        items: checklist,
        collapsed: collapseChecklist,
      }

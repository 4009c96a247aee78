import { type DayClock, fromIsoDay, isDue, isSkippedOn, toIsoDay, userDay } from '../../calendar/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import { isOwn } from '../without-tasks.ts'
import { writableFields } from '../writing/index.ts'
import type { TaskEdit } from './task-edit.ts'

type Today = { readonly clock: DayClock; readonly now: Instant }

/**
 * Whether a task takes an edit: copies of challenges and tasks of groups keep what their owners decide, what is done
 * has no place in the order, and only what is due is skipped.
 */
export const canEdit =
  (edit: TaskEdit, today: Today) =>
  (task: Task): boolean => {
    const isDone = task.type === 'todo' && task.completed
    switch (edit.type) {
      case 'tag':
        return true
      case 'difficulty':
        return task.type !== 'reward' && writableFields(task).includes('priority')
      case 'move':
        return !isDone
      case 'duplicate':
        return task.group.id === undefined
      case 'convert':
        return task.type !== 'reward' && task.type !== edit.to && !isDone && isOwn(task)
      case 'delete':
        return isOwn(task)
      case 'skip':
        return edit.on ? canSkip(task, today) : isSkippedToday(task, today)
      case 'startOn':
        return (
          isCalendarDay(edit.day) &&
          !isDone &&
          writableFields(task).some((field) => field === 'startDate' || field === 'date')
        )
    }
  }

/** Whether a daily can be skipped today: the player's own, due and not done. decision 130. */
const canSkip = (task: Task, { clock, now }: Today): boolean =>
  task.type === 'daily' && !task.completed && writableFields(task).includes('paused') && isDue(task, clock, now)

const isSkippedToday = (task: Task, { clock, now }: Today): boolean =>
  task.type === 'daily' && isSkippedOn(task, userDay(clock, now))

/** 30 February is none. */
const isCalendarDay = (text: string): boolean => {
  const day = fromIsoDay(text)
  return Number.isInteger(day) && toIsoDay(day) === text
}

import type { Instant } from '@daykeep/rules/kernel'
import type { DayClock } from '@daykeep/rules/calendar'
import { asKey, type TagId, type Task, type TaskType, type UserId } from '@daykeep/rules/model'
import { emptyTask, taskDraft } from '@daykeep/rules/tasks'

type Making = { readonly owner: UserId; readonly clock: DayClock; readonly now: Instant }

/** A task as a form for a new one opens it; a daily starts on the player's day. Reference, rules 4.5. */
export const newTask = (type: TaskType, tags: ReadonlyArray<TagId>, { owner, clock, now }: Making): Task => {
  const empty = emptyTask(type, { id: asKey(''), owner, clock, now })
  const { startDate } = taskDraft({ type }, { id: '', clock, now })
  return { ...empty, ...(typeof startDate === 'string' && { startDate }), tags }
}

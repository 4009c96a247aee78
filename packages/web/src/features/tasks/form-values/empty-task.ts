import type { Instant } from '@daykeep/rules/kernel'
import type { DayClock } from '@daykeep/rules/calendar'
import { asKey, type TagId, type Task, type TaskType, type UserId } from '@daykeep/rules/model'
import { emptyTask, taskDraft } from '@daykeep/rules/tasks'

type NewTaskContext = { readonly owner: UserId; readonly clock: DayClock; readonly now: Instant }

/** The task that a form for a new one starts from. A daily starts today, a reward has the usual price. docs/reference/rules.md 4.5. */
export const emptyTaskFor = (
  type: TaskType,
  tags: ReadonlyArray<TagId>,
  { owner, clock, now }: NewTaskContext,
): Task => {
  const empty = emptyTask(type, { id: asKey(''), owner, clock, now })
  const { startDate, value } = taskDraft({ type }, { id: '', clock, now })
  return {
    ...empty,
    ...(typeof startDate === 'string' && { startDate }),
    ...(typeof value === 'number' && { value }),
    tags,
  }
}

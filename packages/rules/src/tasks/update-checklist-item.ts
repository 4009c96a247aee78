import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, toIso, type World } from '../kernel/index.ts'
import type { ChecklistItem, Task, TaskOfPlayer } from '../model/index.ts'
import { itemOf, unchanged, withChecklist } from './checklist.ts'

export type UpdateChecklistItem = {
  readonly task: string
  readonly item: string
  readonly text?: string
  readonly completed?: boolean
}

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Rewrites an item of a checklist; one that loses its text is dropped. Application specification, section 5. */
export const updateChecklistItem =
  ({ now }: Pick<World, 'now'>) =>
  ({ item: id, text, completed }: UpdateChecklistItem) =>
  (state: TaskOfPlayer): Answer<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const found = itemOf(state.task, id)
    if (E.isLeft(found)) return found
    const { task, item } = found.right
    const changed = { ...item, text: text ?? item.text, completed: completed ?? item.completed }
    if (changed.text === item.text && changed.completed === item.completed) return E.right(unchanged(state))
    return E.right(withChecklist(state, toIso(now))(task, task.checklist.flatMap(replacing(changed))))
  }

const replacing =
  (changed: ChecklistItem) =>
  (item: ChecklistItem): ReadonlyArray<ChecklistItem> => {
    if (item.id !== changed.id) return [item]
    return changed.text.trim() === '' ? [] : [changed]
  }

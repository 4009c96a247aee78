import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, toIso, type RuleContext } from '../../kernel/index.ts'
import type { ChecklistItem, Task, TaskOfPlayer } from '../../model/index.ts'
import { itemOf, unchanged, withChecklist } from './checklist.ts'

export type UpdateChecklistItem = {
  readonly task: string
  readonly item: string
  readonly text?: string
  readonly completed?: boolean
}

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Updates an item of a checklist; one left without text is deleted. docs/reference/application.md 5. */
export const updateChecklistItem =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ item: id, text, completed }: UpdateChecklistItem) =>
  (state: TaskOfPlayer): Result<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const target = itemOf(state.task, id)
    if (E.isLeft(target)) return target
    const { task, item } = target.right
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

import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, toIso, type RuleContext } from '../../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../../model/index.ts'
import { itemOf, withChecklist } from './checklist.ts'
import type { OneChecklistItem } from './delete-checklist-item.ts'

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Toggles an item of a checklist. Ticked items count when the task is scored. docs/reference/api.md 2.6. */
export const scoreChecklistItem =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ item: id }: OneChecklistItem) =>
  (state: TaskOfPlayer): Result<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const target = itemOf(state.task, id)
    if (E.isLeft(target)) return target
    const { task } = target.right
    const checklist = task.checklist.map((item) => (item.id === id ? { ...item, completed: !item.completed } : item))
    const event = { type: 'ChecklistItemScored', task: task._id, item: id } as const
    return E.right(withChecklist(state, toIso(now), event)(task, checklist))
  }

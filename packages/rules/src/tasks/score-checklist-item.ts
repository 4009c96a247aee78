import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, toIso, type World } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'
import { itemOf, withChecklist } from './checklist.ts'
import type { OneChecklistItem } from './delete-checklist-item.ts'

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Ticks an item of a checklist, or unticks it. It counts when the task is scored. Reference, api 2.6. */
export const scoreChecklistItem =
  ({ now }: Pick<World, 'now'>) =>
  ({ item: id }: OneChecklistItem) =>
  (state: TaskOfPlayer): Answer<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const found = itemOf(state.task, id)
    if (E.isLeft(found)) return found
    const { task } = found.right
    const checklist = task.checklist.map((item) => (item.id === id ? { ...item, completed: !item.completed } : item))
    const scored = { type: 'ChecklistItemScored', task: task._id, item: id } as const
    return E.right(withChecklist(state, toIso(now), scored)(task, checklist))
  }

import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, toIso, type RuleContext } from '../../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../../model/index.ts'
import { itemOf, withChecklist } from './checklist.ts'

export type OneChecklistItem = { readonly task: string; readonly item: string }

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Deletes an item of a checklist. docs/reference/api.md 2.6. */
export const deleteChecklistItem =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ item: id }: OneChecklistItem) =>
  (state: TaskOfPlayer): Result<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const target = itemOf(state.task, id)
    if (E.isLeft(target)) return target
    const { task } = target.right
    return E.right(
      withChecklist(state, toIso(now))(
        task,
        task.checklist.filter((item) => item.id !== id),
      ),
    )
  }

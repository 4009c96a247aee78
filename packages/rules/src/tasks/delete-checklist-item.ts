import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, toIso, type World } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'
import { itemOf, withChecklist } from './checklist.ts'

export type OneChecklistItem = { readonly task: string; readonly item: string }

type Refusals = 'checklistOnlyDailyTodo' | 'checklistItemNotFound'

/** Takes an item off a checklist. Reference, api 2.6. */
export const deleteChecklistItem =
  ({ now }: Pick<World, 'now'>) =>
  ({ item: id }: OneChecklistItem) =>
  (state: TaskOfPlayer): Answer<Refusals, Outcome<TaskOfPlayer, Task>> => {
    const found = itemOf(state.task, id)
    if (E.isLeft(found)) return found
    const { task } = found.right
    return E.right(
      withChecklist(state, toIso(now))(
        task,
        task.checklist.filter((item) => item.id !== id),
      ),
    )
  }

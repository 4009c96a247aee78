import * as E from 'fp-ts/lib/Either.js'
import { type Result, idFrom, type Outcome, toIso, type RuleContext } from '../../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../../model/index.ts'
import { listedTask, unchanged, withChecklist } from './checklist.ts'

export type AddChecklistItem = { readonly task: string; readonly text?: string; readonly completed?: boolean }

/** Appends an item to a checklist; one without text is ignored. docs/reference/application.md 5. */
export const addChecklistItem =
  ({ seed, now }: Pick<RuleContext, 'seed' | 'now'>) =>
  ({ text = '', completed = false }: AddChecklistItem) =>
  (state: TaskOfPlayer): Result<'checklistOnlyDailyTodo', Outcome<TaskOfPlayer, Task>> => {
    const listed = listedTask(state.task)
    if (E.isLeft(listed)) return listed
    if (text.trim() === '') return E.right(unchanged(state))
    const item = { id: idFrom(seed, 'addChecklistItem.id'), text, completed }
    return E.right(withChecklist(state, toIso(now))(listed.right, [...listed.right.checklist, item]))
  }

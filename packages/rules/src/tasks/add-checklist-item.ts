import * as E from 'fp-ts/lib/Either.js'
import { type Answer, idFrom, type Outcome, toIso, type World } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'
import { listedTask, unchanged, withChecklist } from './checklist.ts'

export type AddChecklistItem = { readonly task: string; readonly text?: string; readonly completed?: boolean }

/** Adds an item at the end of a checklist; one without text is dropped. Application specification, section 5. */
export const addChecklistItem =
  ({ seed, now }: Pick<World, 'seed' | 'now'>) =>
  ({ text = '', completed = false }: AddChecklistItem) =>
  (state: TaskOfPlayer): Answer<'checklistOnlyDailyTodo', Outcome<TaskOfPlayer, Task>> => {
    const listed = listedTask(state.task)
    if (E.isLeft(listed)) return listed
    if (text.trim() === '') return E.right(unchanged(state))
    const item = { id: idFrom(seed, 'addChecklistItem'), text, completed }
    return E.right(withChecklist(state, toIso(now))(listed.right, [...listed.right.checklist, item]))
  }

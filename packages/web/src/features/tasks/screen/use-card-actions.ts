import * as E from 'fp-ts/lib/Either.js'
import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import { useAct, usePlayerStore } from '../../../player/index.ts'
import type { TaskCardActions } from '../card/index.ts'
import { useRises } from './use-rises.ts'
import { useSteady } from './use-steady.ts'

type Ways = {
  /** Tasks that were loaded apart: one is taken in before it is acted on. */
  readonly apart: ReadonlyArray<Task>
  readonly onEdit: (task: TaskId) => void
  readonly onDelete: (task: TaskId) => void
}

/** What the cards do, and the amounts that rise from them. */
export const useCardActions = ({ apart, onEdit, onDelete }: Ways) => {
  const store = usePlayerStore()
  const act = useAct()
  const { rises, over, from } = useRises()
  const takenIn = (task: string): TaskId => {
    store.adopt(apart.filter(({ _id }) => _id === task))
    return asKey(task)
  }
  const cardActions = useSteady<TaskCardActions>({
    onScore: (task, direction) => {
      const raise = from(task, direction)
      const answer = act('scoreTask', { task: takenIn(task), direction })
      if (E.isRight(answer)) raise(answer.right)
    },
    onTick: (task, item) => act('scoreChecklistItem', { task: takenIn(task), item }),
    onCollapse: (task, collapsed) =>
      act('updateTask', { task: takenIn(task), changes: { collapseChecklist: collapsed } }),
    onEdit: (task) => onEdit(takenIn(task)),
    onDelete: (task) => onDelete(takenIn(task)),
  })
  return { cardActions, rises, over }
}

import * as E from 'fp-ts/lib/Either.js'
import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayerStore } from '../../../sync/index.ts'
import type { TaskCallbacks } from '../card/index.ts'
import { preloadable } from '../../../ui/index.ts'
import { floatScore } from '../floating-scores/index.ts'
import { useStableCallbacks } from './use-stable-callbacks.ts'

let later: typeof import('../later/later-items.ts') | undefined
/** Comes when the browser is idle: a menu opened before lacks what puts a task off. */
preloadable(async () => (later = await import('../later/later-items.ts')))

type Options = {
  /** Completed to-dos, which are added to the store when a command is about them. */
  readonly completed: ReadonlyArray<Task>
  readonly onEdit: (task: TaskId) => void
  readonly onDelete: (task: TaskId) => void
  /** Selects it among several; a plan has none of that. */
  readonly onSelect?: (task: TaskId) => void
  readonly onChallenge: (task: TaskId) => void
}

/** The callbacks of the cards; the amounts that they score float up. */
export const useTaskCallbacks = ({ completed, onEdit, onDelete, onSelect, onChallenge }: Options) => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const inStore = (task: string): TaskId => {
    store.addTasks(completed.filter(({ _id }) => _id === task))
    return asKey(task)
  }
  const callbacks = useStableCallbacks<TaskCallbacks>({
    onScore: (task, direction) => {
      const show = floatScore(task, direction)
      const result = dispatch('scoreTask', { task: inStore(task), direction })
      if (E.isRight(result)) show(result.right)
    },
    onTick: (task, item) => dispatch('scoreChecklistItem', { task: inStore(task), item }),
    onCollapse: (task, collapsed) =>
      dispatch('updateTask', { task: inStore(task), changes: { collapseChecklist: collapsed } }),
    onEdit: (task) => onEdit(inStore(task)),
    onDelete: (task) => onDelete(inStore(task)),
    menuOf: (task, card) => [
      ...(later?.laterItems(card, store) ?? []),
      ...(onSelect === undefined
        ? []
        : [
            {
              type: 'action' as const,
              label: t('tasks.selectThis'),
              shortcut: 'X',
              onSelect: () => onSelect(inStore(task)),
            },
          ]),
    ],
    onChallenge: (task) => onChallenge(inStore(task)),
  })
  return { callbacks, inStore }
}

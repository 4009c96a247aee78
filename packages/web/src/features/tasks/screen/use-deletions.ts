import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Player, Task, TaskId } from '@daykeep/rules/model'
import { deleteTask } from '@daykeep/rules/tasks'
import { useAct, usePlayerStore } from '../../../player/index.ts'
import { refusalText, t } from '../../../texts/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { createDeletions } from './deletions.ts'
import { offerUndo } from './offer-undo.ts'

/**
 * Deleting with a way back, as long as the screen is there; what is leaving when it goes is deleted then. `onDeleted`
 * is taken once.
 */
export const useDeletions = (onDeleted: (task: TaskId) => void) => {
  const store = usePlayerStore()
  const act = useAct()
  const [deletions] = useState(() =>
    createDeletions({
      delete: (task) => {
        if (taskOf(store.view().player, task) !== undefined) act('deleteTask', { task })
        onDeleted(task)
      },
      offer: (task, undo, over) =>
        offerUndo(t('tasks.deleted', { title: taskOf(store.view().player, task)?.text ?? '' }), undo, over),
      onBack: focusSoon,
    }),
  )
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && deletions.flush()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', deletions.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', deletions.flush)
      deletions.flush()
    }
  }, [deletions])
  const leaving = useSyncExternalStore(deletions.subscribe, deletions.leaving)

  const remove = (task: TaskId) => {
    const asked = deleteTask()({ task })(store.view().player)
    if (E.isLeft(asked)) toasts.show({ type: 'error', title: refusalText(asked.left) })
    else deletions.remove(task)
  }
  return { leaving, remove, undoLast: deletions.undoLast }
}

/** The button that took it back is gone: the focus goes to the card, once that is drawn. */
const focusSoon = (task: TaskId): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-task="${CSS.escape(task)}"] [data-open]`)?.focus(),
  )

const taskOf = ({ tasks }: Player, id: TaskId): Task | undefined => tasks[id]

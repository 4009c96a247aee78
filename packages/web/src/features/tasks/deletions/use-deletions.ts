import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Player, Task, TaskId } from '@daykeep/rules/model'
import { useDispatch, usePlayerStore } from '../../../sync/index.ts'
import { refusalText, t } from '../../../i18n/index.ts'
import { type NewToast, toasts } from '../../../toasts/index.ts'
import { cardOf, focusCard } from '../card/index.ts'
import { createDeletions } from './deletions.ts'

/**
 * Deletes tasks with an offer to undo it. Leaving the screen or the page ends all offers. `onDeleted` is read on the first
 * render only.
 */
export const useDeletions = (onDeleted: (task: TaskId) => void) => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const [deletions] = useState(() =>
    createDeletions({
      delete: (task) => {
        if (taskOf(store.snapshot().player, task) !== undefined) dispatch('deleteTask', { task })
        onDeleted(task)
      },
      offer: (task, undo, over) =>
        offerUndo(t('tasks.deleted', { title: taskOf(store.snapshot().player, task)?.text ?? '' }), undo, over),
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

  // The command comes after the offer to undo it, but a refusal is shown at once.
  const remove = (task: TaskId) => {
    const result = store.preview('deleteTask', { task })
    if (E.isLeft(result)) toasts.show({ type: 'error', text: refusalText(result.left) })
    else deletions.remove(task)
  }
  return { leaving, remove, undoLast: deletions.undoLast }
}

/** The Undo button that had the focus is gone: the focus goes to the card, once that is rendered. */
const focusSoon = (task: TaskId): void => void requestAnimationFrame(() => focusCard(cardOf(task)))

const taskOf = ({ tasks }: Player, id: TaskId): Task | undefined => tasks[id]

/** Shows a toast with "Undo". `over` is called when the toast was visible and is gone. Returns how to withdraw it. */
const offerUndo = (title: string, undo: () => void, over: () => void): (() => void) => {
  const action: NewToast['action'] = { label: t('common.undo'), run: undo }
  let wasVisible = false
  const check = (): void => {
    const isVisible = visibleToast() !== undefined
    if (wasVisible && !isVisible) over()
    wasVisible ||= isVisible
  }
  const visibleToast = () => toasts.visible().find((each) => each.action === action)
  const stop = toasts.subscribe(check)
  toasts.show({ type: 'info', text: title, action })
  check()
  return () => {
    stop()
    const toast = visibleToast()
    if (toast !== undefined) toasts.dismiss(toast.uuid)
  }
}

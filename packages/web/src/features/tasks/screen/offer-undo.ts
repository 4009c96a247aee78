import { type NewToast, toasts } from '../../../toasts/index.ts'
import { t } from '../../../texts/index.ts'

/** A toast with "Undo"; `over` is called when it has been seen and is gone. Answers how to stop waiting for that. */
export const offerUndo = (title: string, undo: () => void, over: () => void): (() => void) => {
  const action: NewToast['action'] = { label: t('common.undo'), run: undo }
  let seen = false
  const look = (): void => {
    const isVisible = toasts.visible().some((toast) => toast.action === action)
    if (seen && !isVisible) over()
    seen ||= isVisible
  }
  const stop = toasts.subscribe(look)
  toasts.show({ type: 'info', title, action })
  look()
  return stop
}

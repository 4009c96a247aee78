import { type NewToast, toasts } from '../../../toasts/index.ts'
import { t } from '../../../texts/index.ts'

/** A toast with "Undo"; `over` is called when it has been seen and is gone. Answers how to take the offer away. */
export const offerUndo = (title: string, undo: () => void, over: () => void): (() => void) => {
  const action: NewToast['action'] = { label: t('common.undo'), run: undo }
  let seen = false
  const look = (): void => {
    const isVisible = offered() !== undefined
    if (seen && !isVisible) over()
    seen ||= isVisible
  }
  const offered = () => toasts.visible().find((toast) => toast.action === action)
  const stop = toasts.subscribe(look)
  toasts.show({ type: 'info', title, action })
  look()
  return () => {
    stop()
    const left = offered()
    if (left !== undefined) toasts.dismiss(left.id)
  }
}

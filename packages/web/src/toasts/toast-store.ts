import { added, dismissed, dueAt, elapsed, emptyQueue, held, released, type ToastQueue } from './queue.ts'
import type { NewToast, Toast } from './toast.ts'

export type ToastStore = {
  /** Tells one or several things; several of one act arrive as one group. */
  readonly show: (...toasts: readonly NewToast[]) => void
  readonly dismiss: (id: string) => void
  readonly hold: () => void
  readonly release: () => void
  readonly visible: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** The queue of toasts with the browser's clock behind it. */
export const toastStore = (clock: () => number = () => performance.now()): ToastStore => {
  const listeners = new Set<() => void>()
  let queue = emptyQueue
  let timer: number | undefined
  let made = 0

  const become = (next: ToastQueue): void => {
    const changed = next.visible !== queue.visible
    queue = next
    window.clearTimeout(timer)
    const due = dueAt(queue)
    if (due !== undefined) timer = window.setTimeout(() => become(elapsed(clock())(queue)), Math.max(0, due - clock()))
    if (changed) for (const listener of listeners) listener()
  }

  return {
    show: (...toasts) =>
      become(
        added(
          toasts.map((toast) => ({ ...toast, id: `toast-${made++}` })),
          clock(),
        )(queue),
      ),
    dismiss: (id) => become(dismissed(id, clock())(queue)),
    hold: () => become(held(clock())(queue)),
    release: () => become(released(clock())(queue)),
    visible: () => queue.visible,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The toasts of this window. */
export const toasts: ToastStore = toastStore()

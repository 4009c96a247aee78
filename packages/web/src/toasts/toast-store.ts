import { createStore } from '../store/index.ts'
import {
  addToasts,
  dismissToast,
  nextDeadline,
  advance,
  emptyQueue,
  hold,
  release,
  type ToastQueue,
} from './toast-queue.ts'
import type { NewToast, Toast } from './toast.ts'

export type ToastStore = {
  /** Shows one or several toasts; those of one command are passed together. */
  readonly show: (...toasts: readonly NewToast[]) => void
  readonly dismiss: (id: string) => void
  readonly hold: () => void
  readonly release: () => void
  /** Something covers the toasts: those that only inform wait, and no time passes for them. Returns how to go on. */
  readonly pause: () => () => void
  readonly visible: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** The toast queue, driven by the browser's timers. */
export const createToastStore = (clock: () => number = () => performance.now()): ToastStore => {
  const visible = createStore(emptyQueue.visible)
  let queue = emptyQueue
  let timer: number | undefined
  let count = 0
  /** How many cover the toasts. */
  let pauses = 0
  let waiting: ReadonlyArray<Toast> = []

  const change = (next: ToastQueue): void => {
    queue = next
    window.clearTimeout(timer)
    const due = nextDeadline(queue)
    if (due !== undefined) timer = window.setTimeout(() => change(advance(clock())(queue)), Math.max(0, due - clock()))
    visible.set(queue.visible)
  }

  return {
    show: (...toasts) => {
      const all = toasts.map((toast) => ({ ...toast, uuid: `toast-${count++}` }))
      const later = pauses > 0 ? all.filter(({ type }) => type !== 'error') : []
      waiting = [...waiting, ...later]
      const now = all.filter((toast) => !later.includes(toast))
      if (now.length > 0 || pauses === 0) change(addToasts(now, clock())(queue))
    },
    dismiss: (id) => change(dismissToast(id, clock())(queue)),
    hold: () => change(hold(clock())(queue)),
    release: () => {
      if (pauses === 0) change(release(clock())(queue))
    },
    pause: () => {
      pauses += 1
      change(hold(clock())(queue))
      return () => {
        pauses -= 1
        if (pauses > 0) return
        const late = waiting
        waiting = []
        const released = release(clock())(queue)
        change(late.length === 0 ? released : addToasts(late, clock())(released))
      }
    },
    visible: visible.get,
    subscribe: visible.subscribe,
  }
}

/** The toasts of this window. */
export const toasts: ToastStore = createToastStore()

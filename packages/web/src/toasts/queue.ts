import type { Toast } from './toast.ts'

/** How many are seen at once; milliseconds. Application specification, section 9, "Notifications and layout". */
export const TOASTS = { visible: 4, removeEvery: 2500, refillAfter: 60, stagger: 240 } as const

/** Instants are milliseconds of any clock that only goes forward. */
export type ToastQueue = {
  readonly waiting: readonly Toast[]
  readonly visible: readonly Toast[]
  /** When the next one comes out of the queue. */
  readonly fillAt: number | undefined
  /** When the oldest one that is no error goes. */
  readonly removeAt: number | undefined
  /** When the last one came out. */
  readonly filledAt: number
  /** While somebody points at them or is among them, nothing goes by itself: when that began. */
  readonly heldSince: number | undefined
}

export const emptyQueue: ToastQueue = {
  waiting: [],
  visible: [],
  fillAt: undefined,
  removeAt: undefined,
  filledAt: Number.NEGATIVE_INFINITY,
  heldSince: undefined,
}

/** New ones wait at the end; the first comes out at once if there is room. The list changed: the timer starts anew. */
export const added =
  (toasts: readonly Toast[], now: number) =>
  (queue: ToastQueue): ToastQueue =>
    elapsed(now)(
      restarted(now)(
        planned(Math.max(now, queue.filledAt + TOASTS.stagger))({ ...queue, waiting: [...queue.waiting, ...toasts] }),
      ),
    )

/** The player clicked it away, or it is done with. */
export const dismissed =
  (id: string, now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const without = (toasts: readonly Toast[]) => toasts.filter((toast) => toast.id !== id)
    const next = { ...queue, waiting: without(queue.waiting), visible: without(queue.visible) }
    if (next.visible.length === queue.visible.length) return next
    return restarted(now)(planned(now + TOASTS.refillAfter)(next))
  }

/** Somebody points at the toasts, or has the focus among them. */
export const held =
  (now: number) =>
  (queue: ToastQueue): ToastQueue =>
    queue.heldSince === undefined ? { ...queue, heldSince: now } : queue

/** Nobody does any more: the timer goes on with what was left of it. */
export const released =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    if (queue.heldSince === undefined) return queue
    const removeAt = queue.removeAt === undefined ? undefined : queue.removeAt + (now - queue.heldSince)
    return { ...queue, removeAt, heldSince: undefined }
  }

/** Does all that has come due by now, in its order. */
export const elapsed =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const due = dueAt(queue)
    if (due === undefined || due > now) return queue
    return elapsed(now)(due === queue.fillAt ? filled(due)(queue) : removed(due)(queue))
  }

/** When something comes due next, if anything does: wake then and call `elapsed`. */
export const dueAt = (queue: ToastQueue): number | undefined => {
  const removeAt = queue.heldSince === undefined ? queue.removeAt : undefined
  if (queue.fillAt === undefined || removeAt === undefined) return queue.fillAt ?? removeAt
  return Math.min(queue.fillAt, removeAt)
}

const hasRoom = (queue: ToastQueue): boolean => queue.visible.length < TOASTS.visible && queue.waiting.length > 0

const planned =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => ({ ...queue, fillAt: hasRoom(queue) ? (queue.fillAt ?? at) : undefined })

const restarted =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const some = [...queue.visible, ...queue.waiting].some((toast) => toast.type !== 'error')
    const held = queue.heldSince === undefined ? {} : { heldSince: now }
    return { ...queue, ...held, removeAt: some ? now + TOASTS.removeEvery : undefined }
  }

const filled =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const [first, ...waiting] = queue.waiting
    const visible = first === undefined ? queue.visible : [...queue.visible, first]
    return planned(at + TOASTS.stagger)({ ...queue, waiting, visible, fillAt: undefined, filledAt: at })
  }

const removed =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const oldest = queue.visible.find((toast) => toast.type !== 'error')
    const visible = queue.visible.filter((toast) => toast !== oldest)
    return restarted(at)(planned(at + TOASTS.refillAfter)({ ...queue, visible }))
  }

import { mergeToasts } from './merge-toasts.ts'
import type { Toast, ToastType } from './toast.ts'

/** How many are visible at once, and delays in ms. docs/reference/application.md 9, "Notifications and layout". */
export const TOASTS = { visible: 4, removeEvery: 2500, refillAfter: 60, stagger: 240 } as const

/** How long a toast with an action stays, in ms, whatever the others do. docs/reference/screens.md 2.6. */
export const OFFER_STAYS = 10_000

/** How long a toast may wait, in ms, before it is too late to tell. Errors, offers and what is urgent are told whenever there is room. */
const MAX_WAIT = 3_000

/** What overtakes: refusals, levels and finds. docs/decisions/074-toasts-keep-up.md. */
const URGENT: ReadonlySet<ToastType> = new Set(['error', 'lvl', 'drop'])

type WaitingToast = { readonly toast: Toast; readonly since: number }

/** Times are milliseconds of a monotonic clock. */
export type ToastQueue = {
  /** The urgent ones first. */
  readonly waiting: readonly WaitingToast[]
  readonly visible: readonly Toast[]
  /** When the next waiting toast becomes visible. */
  readonly fillAt: number | undefined
  /** When each visible toast with an action expires, by id. */
  readonly offersEnd: ReadonlyMap<string, number>
  /** When the oldest visible toast without an action is removed. */
  readonly removeAt: number | undefined
  /** When the last toast became visible. */
  readonly filledAt: number
  /** Since when pointer or focus is on the toasts; meanwhile none expires. */
  readonly heldSince: number | undefined
}

export const emptyQueue: ToastQueue = {
  waiting: [],
  visible: [],
  fillAt: undefined,
  removeAt: undefined,
  offersEnd: new Map(),
  filledAt: Number.NEGATIVE_INFINITY,
  heldSince: undefined,
}

/**
 * Adds toasts: to an equal one that is visible or waits, or at the end of those that are as urgent. The first becomes
 * visible at once if there is room. Restarts the removal timer.
 */
export const addToasts =
  (toasts: readonly Toast[], now: number) =>
  (queue: ToastQueue): ToastQueue =>
    advance(now)(
      restartTimer(now)(
        scheduleFill(Math.max(now, queue.filledAt + TOASTS.stagger))(
          toasts.reduce((sum, toast) => addToast(toast, now)(sum), queue),
        ),
      ),
    )

const addToast =
  (toast: Toast, now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const merge = (each: Toast): Toast => mergeToasts(each, toast) ?? each
    const isEqual = (each: Toast): boolean => mergeToasts(each, toast) !== undefined
    if (queue.visible.some(isEqual)) return { ...queue, visible: queue.visible.map(merge) }
    const mergeWaiting = (each: WaitingToast) => (isEqual(each.toast) ? { toast: merge(each.toast), since: now } : each)
    if (queue.waiting.some((each) => isEqual(each.toast))) return { ...queue, waiting: queue.waiting.map(mergeWaiting) }
    const waiting = [...queue.waiting, { toast, since: now }]
    const byUrgency = waiting.toSorted((a, b) => Number(isUrgent(b.toast)) - Number(isUrgent(a.toast)))
    return { ...queue, waiting: byUrgency }
  }

/** Removes a toast that was dismissed or whose action was taken. */
export const dismissToast =
  (id: string, now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const waiting = queue.waiting.filter(({ toast }) => toast.uuid !== id)
    const next = { ...queue, waiting, ...withoutOffer(queue, id) }
    if (next.visible.length === queue.visible.length) return next
    return restartTimer(now)(scheduleFill(now + TOASTS.refillAfter)(next))
  }

/** Pointer or focus has entered the toasts: stops the timers. */
export const hold =
  (now: number) =>
  (queue: ToastQueue): ToastQueue =>
    queue.heldSince === undefined ? { ...queue, heldSince: now } : queue

/** Pointer or focus has left: the timers go on with the rest of their time. */
export const release =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    if (queue.heldSince === undefined) return queue
    const rest = now - queue.heldSince
    const removeAt = queue.removeAt === undefined ? undefined : queue.removeAt + rest
    const offersEnd = new Map([...queue.offersEnd].map(([id, at]) => [id, at + rest]))
    return scheduleFill(now)({ ...queue, removeAt, offersEnd, heldSince: undefined })
  }

/** Applies everything that is due by now, in order. */
export const advance =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const due = nextDeadline(queue)
    if (due === undefined || due > now) return queue
    const [ended] = [...queue.offersEnd].find(([, at]) => at === due) ?? []
    if (due === queue.fillAt) return advance(now)(fill(due)(queue))
    return advance(now)(ended === undefined ? removeOldest(due)(queue) : withdrawOffer(ended, due)(queue))
  }

/** When `advance` has to be called next; `undefined` when nothing is due. */
export const nextDeadline = (queue: ToastQueue): number | undefined => {
  const leaving = queue.heldSince === undefined ? [queue.removeAt, ...queue.offersEnd.values()] : []
  const due = [queue.fillAt, ...leaving].filter((at) => at !== undefined)
  return due.length === 0 ? undefined : Math.min(...due)
}

/** Whether the timer removes it: no error, no action, and nothing that has to be seen. */
const isPlain = ({ type, action, stays }: Toast): boolean => type !== 'error' && action === undefined && stays !== true

const isUrgent = ({ type }: Toast): boolean => URGENT.has(type)

/** Whether the next waiting toast can become visible: an urgent one takes the place of the oldest that only informs. */
const hasRoom = (queue: ToastQueue): boolean => {
  const [next] = queue.waiting
  if (next === undefined) return false
  return queue.visible.length < TOASTS.visible || (isUrgent(next.toast) && replaceable(queue) !== undefined)
}

/** The oldest that only informs; of urgent ones alone, the oldest: the newest is told at once. */
const replaceable = ({ visible, heldSince }: ToastQueue): Toast | undefined =>
  heldSince === undefined
    ? (visible.find((toast) => isPlain(toast) && !isUrgent(toast)) ?? visible.find(isPlain))
    : undefined

const scheduleFill =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => ({ ...queue, fillAt: hasRoom(queue) ? (queue.fillAt ?? at) : undefined })

const restartTimer =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const some = [...queue.visible, ...queue.waiting.map(({ toast }) => toast)].some(isPlain)
    const { heldSince } = queue
    const removeAt = some ? now + TOASTS.removeEvery : undefined
    if (heldSince === undefined) return { ...queue, removeAt }
    const offersEnd = new Map([...queue.offersEnd].map(([id, at]) => [id, at + now - heldSince]))
    return { ...queue, removeAt, offersEnd, heldSince: now }
  }

const fill =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const [next, ...waiting] = queue.waiting.filter(
      ({ toast, since }) => !isPlain(toast) || isUrgent(toast) || at - since < MAX_WAIT,
    )
    if (next === undefined) return { ...queue, waiting, fillAt: undefined }
    const { type, action, stays, uuid } = next.toast
    const offers = type !== 'error' && action !== undefined && stays !== true
    const offersEnd = offers ? new Map([...queue.offersEnd, [uuid, at + OFFER_STAYS]]) : queue.offersEnd
    const replaced = queue.visible.length < TOASTS.visible ? undefined : replaceable(queue)
    if (replaced === undefined && queue.visible.length >= TOASTS.visible)
      return { ...queue, waiting: [next, ...waiting], fillAt: undefined }
    const visible = [...queue.visible.filter((toast) => toast !== replaced), next.toast]
    return scheduleFill(at + TOASTS.stagger)({ ...queue, waiting, visible, offersEnd, fillAt: undefined, filledAt: at })
  }

const removeOldest =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const oldest = queue.visible.find(isPlain)
    const visible = queue.visible.filter((toast) => toast !== oldest)
    return restartTimer(at)(scheduleFill(at + TOASTS.refillAfter)({ ...queue, visible }))
  }

/** Removes a toast whose action has expired; the others keep their time. */
const withdrawOffer =
  (id: string, at: number) =>
  (queue: ToastQueue): ToastQueue =>
    scheduleFill(at + TOASTS.refillAfter)({ ...queue, ...withoutOffer(queue, id) })

const withoutOffer = (queue: ToastQueue, id: string): Pick<ToastQueue, 'visible' | 'offersEnd'> => ({
  visible: queue.visible.filter((toast) => toast.uuid !== id),
  offersEnd: new Map([...queue.offersEnd].filter(([of]) => of !== id)),
})

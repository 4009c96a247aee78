import type { Toast } from './toast.ts'

/** How many are seen at once; milliseconds. Application specification, section 9, "Notifications and layout". */
export const TOASTS = { visible: 4, removeEvery: 2500, refillAfter: 60, stagger: 240 } as const

/** How long what can be taken back, or followed, stays in reach, ms: its own time, beside that of the others. Reference, screens 2.6. */
export const OFFER_STAYS = 10_000

/** Instants are milliseconds of any clock that only goes forward. */
export type ToastQueue = {
  readonly waiting: readonly Toast[]
  readonly visible: readonly Toast[]
  /** When the next one comes out of the queue. */
  readonly fillAt: number | undefined
  /** When each one in sight goes that offers something to do. */
  readonly offersEnd: ReadonlyMap<string, number>
  /** When the oldest one goes that only tells something. */
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
  offersEnd: new Map(),
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
    const waiting = queue.waiting.filter((toast) => toast.id !== id)
    const next = { ...queue, waiting, ...withoutOffer(queue, id) }
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
    const rest = now - queue.heldSince
    const removeAt = queue.removeAt === undefined ? undefined : queue.removeAt + rest
    const offersEnd = new Map([...queue.offersEnd].map(([id, at]) => [id, at + rest]))
    return { ...queue, removeAt, offersEnd, heldSince: undefined }
  }

/** Does all that has come due by now, in its order. */
export const elapsed =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const due = dueAt(queue)
    if (due === undefined || due > now) return queue
    const [ended] = [...queue.offersEnd].find(([, at]) => at === due) ?? []
    if (due === queue.fillAt) return elapsed(now)(filled(due)(queue))
    return elapsed(now)(ended === undefined ? removed(due)(queue) : withdrawn(ended, due)(queue))
  }

/** When something comes due next, if anything does: wake then and call `elapsed`. */
export const dueAt = (queue: ToastQueue): number | undefined => {
  const leaving = queue.heldSince === undefined ? [queue.removeAt, ...queue.offersEnd.values()] : []
  const due = [queue.fillAt, ...leaving].filter((at) => at !== undefined)
  return due.length === 0 ? undefined : Math.min(...due)
}

/** Tells something and asks nothing: the timer takes it. */
const isPlain = ({ type, action }: Toast): boolean => type !== 'error' && action === undefined

const hasRoom = (queue: ToastQueue): boolean => queue.visible.length < TOASTS.visible && queue.waiting.length > 0

const planned =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => ({ ...queue, fillAt: hasRoom(queue) ? (queue.fillAt ?? at) : undefined })

const restarted =
  (now: number) =>
  (queue: ToastQueue): ToastQueue => {
    const some = [...queue.visible, ...queue.waiting].some(isPlain)
    const { heldSince } = queue
    const removeAt = some ? now + TOASTS.removeEvery : undefined
    if (heldSince === undefined) return { ...queue, removeAt }
    const offersEnd = new Map([...queue.offersEnd].map(([id, at]) => [id, at + now - heldSince]))
    return { ...queue, removeAt, offersEnd, heldSince: now }
  }

const filled =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const [first, ...waiting] = queue.waiting
    if (first === undefined) return { ...queue, fillAt: undefined }
    const { type, action, id } = first
    const offers = type !== 'error' && action !== undefined
    const offersEnd = offers ? new Map([...queue.offersEnd, [id, at + OFFER_STAYS]]) : queue.offersEnd
    const visible = [...queue.visible, first]
    return planned(at + TOASTS.stagger)({ ...queue, waiting, visible, offersEnd, fillAt: undefined, filledAt: at })
  }

const removed =
  (at: number) =>
  (queue: ToastQueue): ToastQueue => {
    const oldest = queue.visible.find(isPlain)
    const visible = queue.visible.filter((toast) => toast !== oldest)
    return restarted(at)(planned(at + TOASTS.refillAfter)({ ...queue, visible }))
  }

/** An offer has stood long enough; the others keep their time. */
const withdrawn =
  (id: string, at: number) =>
  (queue: ToastQueue): ToastQueue =>
    planned(at + TOASTS.refillAfter)({ ...queue, ...withoutOffer(queue, id) })

const withoutOffer = (queue: ToastQueue, id: string): Pick<ToastQueue, 'visible' | 'offersEnd'> => ({
  visible: queue.visible.filter((toast) => toast.id !== id),
  offersEnd: new Map([...queue.offersEnd].filter(([of]) => of !== id)),
})

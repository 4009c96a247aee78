import { dequal } from 'dequal/lite'
import type { Overlay } from './overlay.ts'

/** Moments wait for each other: never two at a time. */
export type OverlayQueue = {
  readonly show: (overlays: ReadonlyArray<Overlay>) => void
  readonly close: () => void
  readonly current: () => Overlay | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export const overlayQueue = (): OverlayQueue => {
  const listeners = new Set<() => void>()
  let waiting: ReadonlyArray<Overlay> = []
  const become = (next: ReadonlyArray<Overlay>): void => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    show: (overlays) => {
      if (overlays.length > 0) become(withAdded(waiting, overlays))
    },
    close: () => become(waiting.slice(1)),
    current: () => waiting[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Death comes before all else, and nothing else is said to the dead. What waits already is not said twice. */
export const withAdded = (waiting: ReadonlyArray<Overlay>, added: ReadonlyArray<Overlay>): ReadonlyArray<Overlay> => {
  const all = added.reduce(
    (some, overlay) => (some.some((each) => dequal(each, overlay)) ? some : [...some, overlay]),
    waiting,
  )
  const death = all.find(({ type }) => type === 'death')
  return death === undefined ? all : [death]
}

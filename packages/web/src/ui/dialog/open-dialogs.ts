import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../store/index.ts'

const count = createStore(0)

/** Whether a dialog may be shown: one that waits is not, while there are others. */
export const useTurn = (open: boolean, waits: boolean): boolean => {
  const others = useSyncExternalStore(count.subscribe, count.get)
  useLayoutEffect(() => {
    if (!open || waits) return
    count.set(count.get() + 1)
    return () => count.set(count.get() - 1)
  }, [open, waits])
  return open && (!waits || others === 0)
}

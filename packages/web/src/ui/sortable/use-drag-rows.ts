import { type RefObject, useEffect, useRef } from 'react'
import { afterFirstScreen } from '../../chunks/index.ts'

/** Dragging comes after the first screen. Without it, keys and menu move rows all the same. */
export const useDragRows = (
  list: RefObject<HTMLElement | null>,
  isOff: boolean,
  onMove: (from: number, to: number) => void,
): void => {
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => {
    if (isOff) return
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async (): Promise<void> => {
      await afterFirstScreen()
      const { dragRows } = await import('./drag-rows.ts')
      if (!isGone && list.current !== null) stop = dragRows(list.current, (from, to) => latest.current(from, to))
    }
    begin().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [list, isOff])
}

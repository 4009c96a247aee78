import SortableJs from 'sortablejs'

/** Lists with more rows change places at once: moving each of them would measure all of them. */
const ANIMATED_ROWS = 60

/** Elements that use the pointer themselves: a drag must not begin on them. */
const OWN_USE = 'input, textarea, select, [contenteditable], [data-no-drag]'

/**
 * Lets the rows of a list be dragged by mouse or finger, with listeners on the list alone. Drags begin after the mouse
 * has moved 6 pixels, or a finger has rested 100 ms within 8 pixels. Returns how to stop.
 */
export const dragRows = (list: HTMLElement, onMove: (from: number, to: number) => void): (() => void) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let rows: ReadonlyArray<Element> = []
  const sortable = SortableJs.create(list, {
    filter: OWN_USE,
    preventOnFilter: false,
    delay: 100,
    delayOnTouchOnly: true,
    touchStartThreshold: 8,
    fallbackTolerance: 6,
    forceFallback: true,
    fallbackOnBody: true,
    animation: isCalm || list.children.length > ANIMATED_ROWS ? 0 : 150,
    onStart: () => {
      rows = [...list.children]
    },
    onEnd: ({ oldDraggableIndex: from, newDraggableIndex: to, item }) => {
      // React has placed the rows and expects them where they were; it moves them once the order has changed.
      if (from !== undefined) list.insertBefore(item, rows.filter((row) => row !== item)[from] ?? null)
      if (from !== undefined && to !== undefined && from !== to) onMove(from, to)
    },
  })
  return () => sortable.destroy()
}

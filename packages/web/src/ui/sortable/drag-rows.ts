import SortableJs from 'sortablejs'

/** Lists with more rows change places at once: moving each of them would measure all of them. */
const ANIMATED_ROWS = 60

/** Elements that use the pointer themselves: a drag must not begin on them. */
const OWN_USE = 'input, textarea, select, [contenteditable], [data-no-drag]'

let count = 0

/**
 * Lets the rows of a list be dragged by mouse or finger, from group to group. Drags begin after the mouse has moved 6
 * pixels, or a finger has rested 100 ms within 8 pixels. Returns how to stop.
 */
export const dragRows = (list: HTMLElement, onMove: (from: number, to: number) => void): (() => void) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const name = `rows-${count++}`
  const groups = new Map<Element, SortableJs>()
  const rowsNow = (): ReadonlyArray<Element> => [...list.children].flatMap((group) => [...group.children])
  let rows: ReadonlyArray<Element> = []
  let origin: { readonly group: Node | null; readonly next: Element | null } = { group: null, next: null }

  const sortableOf = (group: HTMLElement): SortableJs =>
    SortableJs.create(group, {
      group: name,
      filter: OWN_USE,
      preventOnFilter: false,
      delay: 100,
      delayOnTouchOnly: true,
      touchStartThreshold: 8,
      fallbackTolerance: 6,
      forceFallback: true,
      fallbackOnBody: true,
      animation: isCalm || rowsNow().length > ANIMATED_ROWS ? 0 : 150,
      onStart: ({ item }) => {
        rows = rowsNow()
        origin = { group: item.parentNode, next: item.nextElementSibling }
      },
      onEnd: ({ item }) => {
        const [from, to] = [rows.indexOf(item), rowsNow().indexOf(item)]
        // React has placed the rows and expects them where they were; it moves them once the order has changed.
        origin.group?.insertBefore(item, origin.next)
        if (from !== to) onMove(from, to)
      },
    })

  /** Groups come and go with their rows: a press finds those that are there. */
  const follow = (): void => {
    for (const [group, sortable] of groups) {
      if (group.parentNode === list) continue
      sortable.destroy()
      groups.delete(group)
    }
    for (const group of list.children)
      if (group instanceof HTMLElement && !groups.has(group)) groups.set(group, sortableOf(group))
  }

  list.addEventListener('pointerdown', follow, true)
  return () => {
    list.removeEventListener('pointerdown', follow, true)
    for (const sortable of groups.values()) sortable.destroy()
  }
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The focus before a move: its row, and which child of which child in the row had it. */
type Focus = { readonly id: string; readonly path: ReadonlyArray<number> }

const ROW = '[data-row]'

/**
 * Keeps the focus in a row that moves into another group, where it is drawn anew. Call the returned function before the
 * move.
 */
export const useFocusInRows = (list: RefObject<HTMLElement | null>): ((id: string) => void) => {
  const before = useRef<Focus>(undefined)
  useLayoutEffect(() => {
    const { current: focus } = before
    before.current = undefined
    if (focus === undefined || document.activeElement !== document.body) return
    const row = rowOf(list.current, focus.id)
    focusAt(row, focus.path)
  })
  return (id) => {
    const row = rowOf(list.current, id)
    const path = row === undefined ? undefined : pathTo(document.activeElement, row)
    if (path === undefined) return
    before.current = { id, path }
    // A move that was refused draws nothing.
    setTimeout(() => {
      before.current = undefined
    })
  }
}

const rowOf = (list: HTMLElement | null, id: string): Element | undefined =>
  [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])].find((row) => row.dataset['row'] === id)

const pathTo = (element: Element | null, row: Element): ReadonlyArray<number> | undefined => {
  const path: number[] = []
  for (let at = element; at !== null; at = at.parentElement) {
    if (at === row) return path
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  }
  return undefined
}

const focusAt = (row: Element | undefined, path: ReadonlyArray<number>): void => {
  let element = row
  for (const index of path) element = element?.children[index]
  if (element instanceof HTMLElement) element.focus()
}

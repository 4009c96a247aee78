import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type GridKeys = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: { readonly target: EventTarget }) => void
}

/** Marks the cells: `<button data-cell>`. */
const CELL = '[data-cell]'

/**
 * Roving focus for a grid of buttons with any number of columns: one Tab stop, arrows move to the nearest cell, Home and
 * End to the first and last. Pass the result to the element around the cells.
 */
export const useGridKeys = (): GridKeys => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const cells = cellsIn(ref.current)
    stopAt(cells, cells.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset['stop'] !== undefined) ?? cells[0])
  })
  return {
    ref,
    onFocus: ({ target }) => {
      const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(CELL) : null
      if (cell !== null && ref.current?.contains(cell)) stopAt(cellsIn(ref.current), cell)
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CELL) : null
      if (cell === null || !ref.current?.contains(cell)) return
      const next = cellAfter(event.key, cell, cellsIn(ref.current))
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }
}

const cellsIn = (grid: HTMLElement | null): readonly HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>(CELL) ?? []),
]

const stopAt = (cells: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const cell of cells) {
    const tabIndex = cell === stop ? 0 : -1
    if (cell.tabIndex === tabIndex && cell.hasAttribute('tabindex')) continue
    cell.tabIndex = tabIndex
    if (cell === stop) cell.dataset['stop'] = ''
    else delete cell.dataset['stop']
  }
}

const cellAfter = (key: string, from: HTMLElement, cells: readonly HTMLElement[]): HTMLElement | undefined => {
  const at = cells.indexOf(from)
  const forward = getComputedStyle(from).direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    case 'ArrowRight':
      return cells[at + forward]
    case 'ArrowLeft':
      return cells[at - forward]
    case 'ArrowDown':
      return nearest(from, cells, 1)
    case 'ArrowUp':
      return nearest(from, cells, -1)
    default:
      return undefined
  }
}

/** The closest cell in the next line of that direction. */
const nearest = (from: HTMLElement, cells: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined => {
  const start = middle(from)
  const below = cells
    .map((cell) => ({ cell, ...middle(cell) }))
    .filter(({ y, height }) => (y - start.y) * way > height / 2)
    .sort((one, other) => (one.y - other.y) * way || Math.abs(one.x - start.x) - Math.abs(other.x - start.x))
  return below[0]?.cell
}

const middle = (cell: HTMLElement) => {
  const { left, top, width, height } = cell.getBoundingClientRect()
  return { x: left + width / 2, y: Math.round(top + height / 2), height }
}

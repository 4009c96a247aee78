import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { cardAround, focusCard, focusQuickAdd, isTyping, visibleCards, visibleColumns } from '../card/index.ts'
import { type Cell, cellAfterRemoval, nextCell } from './grid-navigation.ts'

/**
 * Arrow keys, Home and End go from card to card. When a card leaves by a key, the focus goes to the one that takes its
 * place, or to the line for a new task where it was the last. docs/reference/screens.md 19.1.
 */
export const useBoardKeys = (board: RefObject<HTMLElement | null>) => {
  /** Where the last key was pressed; none after a pointer. */
  const lastCell = useRef<Cell>(undefined)

  useEffect(() => {
    const { current: cell } = lastCell
    if (cell === undefined || document.activeElement !== document.body) return
    lastCell.current = undefined
    const columns = visibleCards(board.current)
    const next = cellAfterRemoval(cell, sizesOf(columns))
    if (next !== undefined) focusAt(columns, next)
    else focusQuickAdd(visibleColumns(board.current)[cell.column])
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const card = cardAround(event.target)
    if (card === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const columns = visibleCards(board.current)
    const cell = cellOf(columns, card)
    lastCell.current = cell
    const next = nextCell(cell, inReadingOrder(event.key), sizesOf(columns))
    if (next === cell) return
    event.preventDefault()
    focusAt(columns, next)
  }

  return {
    onKeyDown,
    onPointerDown: () => {
      lastCell.current = undefined
    },
  }
}

type Columns = ReturnType<typeof visibleCards>

const sizesOf = (columns: Columns) => columns.map(({ length }) => length)

const cellOf = (columns: Columns, card: HTMLElement): Cell => {
  const column = columns.findIndex((cards) => cards.includes(card))
  return { column, card: columns[column]?.indexOf(card) ?? 0 }
}

const focusAt = (columns: Columns, { column, card }: Cell): void => focusCard(columns[column]?.[card])

/** Left and right are those of the page: in a language that is read from right to left they are swapped. */
const inReadingOrder = (key: string): string => {
  if (document.documentElement.dir !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}

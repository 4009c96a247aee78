import { useEffect, useRef } from 'react'
import { cardAround } from '../card/index.ts'
import type { ColumnModel } from '../column/index.ts'

/**
 * One card of each column is in the order of the Tab key: the one that had the focus last, else the first. Arrow keys lead
 * to the others. docs/reference/screens.md 19.1.
 */
export const useCardStops = (columns: ReadonlyArray<ColumnModel>): void => {
  const known = useRef<ReadonlyArray<ReadonlyArray<string>>>([])
  useEffect(() => {
    const before = known.current
    known.current = columns.map(({ list }) => (list.type === 'cards' ? list.cards.map(({ id }) => id) : []))
    columns.forEach(({ type }, at) => {
      // A tick changes a card, not which cards there are.
      if (isSame(before[at], known.current[at])) return
      const column = document.querySelector(`[data-column="${type}"]`)
      if (column !== null) updateStop(column)
    })
  }, [columns])
  useEffect(() => {
    const visit = ({ target }: FocusEvent): void => {
      const card = target === null ? undefined : cardAround(target)
      const column = card?.closest('[data-column]')
      if (card === undefined || !column || visited.get(column) === card) return
      visited.set(column, card)
      updateStop(column)
    }
    document.addEventListener('focusin', visit)
    return () => document.removeEventListener('focusin', visit)
  }, [])
}

/** The card of a column that had the focus last. */
const visited = new WeakMap<Element, HTMLElement>()
/** The card of a column that is a Tab stop. */
const stops = new WeakMap<Element, HTMLElement>()
/** Cards whose controls the Tab key passes over. */
const passed = new WeakSet<Element>()

const updateStop = (column: Element): void => {
  const cards = column.querySelectorAll<HTMLElement>('[data-task]')
  const last = visited.get(column)
  const stop = last !== undefined && column.contains(last) ? last : cards[0]
  for (const card of cards) if (card !== stop && !passed.has(card)) pass(card)
  if (stop === undefined || (stops.get(column) === stop && !passed.has(stop))) return
  setTabIndex(stop, 0)
  passed.delete(stop)
  stops.set(column, stop)
}

const pass = (card: HTMLElement): void => {
  setTabIndex(card, -1)
  passed.add(card)
}

const setTabIndex = (card: HTMLElement, tabIndex: 0 | -1): void => {
  for (const control of card.querySelectorAll<HTMLElement>('a[href], button, input')) control.tabIndex = tabIndex
}

const isSame = (one: ReadonlyArray<string> | undefined, other: ReadonlyArray<string> | undefined): boolean =>
  one !== undefined && one.length === other?.length && one.every((id, at) => id === other[at])

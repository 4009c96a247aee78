import { useEffect } from 'react'
import { cardAround } from '../card/index.ts'

/**
 * One card of each column on the page is in the order of the Tab key: the one that had the focus last, else the first. Arrow
 * keys lead to the others. It follows the page itself, so it holds for every list of cards, from whichever store and however
 * late they come. docs/reference/screens.md 19.1.
 */
export const useCardStops = (): void => {
  useEffect(() => {
    for (const column of document.querySelectorAll('[data-column]')) updateStop(column)
    const observer = new MutationObserver(follow)
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', visit)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', visit)
    }
  }, [])
}

/** The card of a column that had the focus last. */
const visited = new WeakMap<Element, HTMLElement>()
/** The card of a column that is a Tab stop. */
const stops = new WeakMap<Element, HTMLElement>()
/** Cards whose controls the Tab key passes over. */
const passed = new WeakSet<Element>()

const follow = (changes: ReadonlyArray<MutationRecord>): void => {
  const columns = new Set<Element>()
  for (const { target, addedNodes } of changes) {
    // The words of a field are no cards: each key would look at all those of its column.
    if (target instanceof HTMLTextAreaElement) continue
    const card = cardAround(target)
    // What a card unfolds, or draws anew, is passed over like the rest of it.
    if (card !== undefined && passed.has(card)) pass(card)
    if (card === undefined) for (const column of columnsAround(target, addedNodes)) columns.add(column)
  }
  columns.forEach(updateStop)
}

/** The column in which something came or went, else the columns that came. */
const columnsAround = (target: Node, added: NodeList): Iterable<Element> => {
  const column = target instanceof Element ? target.closest('[data-column]') : null
  if (column !== null) return [column]
  return [...added].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches('[data-column]') ? [node] : []), ...node.querySelectorAll('[data-column]')]
      : [],
  )
}

const visit = ({ target }: FocusEvent): void => {
  const card = target === null ? undefined : cardAround(target)
  const column = card?.closest('[data-column]')
  if (card === undefined || !column || visited.get(column) === card) return
  visited.set(column, card)
  moveStop(column, card)
}

/** All cards of the column are passed over but for the one that was the stop. */
const moveStop = (column: Element, card: HTMLElement): void => {
  const before = stops.get(column)
  if (before !== undefined && before !== card) pass(before)
  stopAt(column, card)
}

const updateStop = (column: Element): void => {
  const cards = column.querySelectorAll<HTMLElement>('[data-task]')
  const last = visited.get(column)
  const stop = last !== undefined && column.contains(last) ? last : cards[0]
  for (const card of cards) if (card !== stop && !passed.has(card)) pass(card)
  if (stop !== undefined) stopAt(column, stop)
}

const stopAt = (column: Element, card: HTMLElement): void => {
  if (stops.get(column) === card && !passed.has(card)) return
  setTabIndex(card, 0)
  passed.delete(card)
  stops.set(column, card)
}

const pass = (card: HTMLElement): void => {
  setTabIndex(card, -1)
  passed.add(card)
}

const setTabIndex = (card: HTMLElement, tabIndex: 0 | -1): void => {
  for (const control of card.querySelectorAll<HTMLElement>('a[href], button, input')) control.tabIndex = tabIndex
}

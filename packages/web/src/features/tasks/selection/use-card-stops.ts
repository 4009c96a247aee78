import { useEffect } from 'react'
import { cardAround } from '../card/index.ts'
import type { ColumnModel } from '../column/index.ts'

/** Cards whose controls the Tab key passes over. */
const passed = new WeakSet<Element>()

/**
 * One card of each column is in the order of the Tab key: the one that had the focus last, else the first. Arrow keys lead
 * to the others. docs/reference/screens.md 19.1.
 */
export const useCardStops = (columns: ReadonlyArray<ColumnModel>): void => {
  useEffect(() => {
    for (const { type } of columns) {
      const cards = cardsIn(document.querySelector(`[data-column="${type}"]`))
      stopAt(cards, cards.find(isVisited) ?? cards[0])
    }
  }, [columns])
  useEffect(() => {
    const visit = ({ target }: FocusEvent): void => {
      const card = target === null ? undefined : cardAround(target)
      const column = card?.closest('[data-column]')
      if (card === undefined || !column) return
      const cards = cardsIn(column)
      for (const each of cards.filter(isVisited)) delete each.dataset['visited']
      card.dataset['visited'] = ''
      stopAt(cards, card)
    }
    document.addEventListener('focusin', visit)
    return () => document.removeEventListener('focusin', visit)
  }, [])
}

const cardsIn = (column: Element | null): ReadonlyArray<HTMLElement> => [
  ...(column?.querySelectorAll<HTMLElement>('[data-task]') ?? []),
]

const isVisited = ({ dataset }: HTMLElement): boolean => dataset['visited'] !== undefined

const stopAt = (cards: ReadonlyArray<HTMLElement>, stop: HTMLElement | undefined): void => {
  for (const card of cards) {
    const isStop = card === stop
    if (!isStop && passed.has(card)) continue
    for (const control of card.querySelectorAll<HTMLElement>('a[href], button, input'))
      control.tabIndex = isStop ? 0 : -1
    if (isStop) passed.delete(card)
    else passed.add(card)
  }
}

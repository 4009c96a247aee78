import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { TaskCardActions } from '../card/index.ts'
import { nextAfterLeaving, type Place, walk } from './walk.ts'

type Pressed = { readonly task: string; readonly place: Place }

/**
 * What the keyboard does on a card: arrows walk, Space scores, + and - score a habit, e edits, Del deletes. When the
 * card leaves by that, the focus goes to the one that takes its place. Reference, screens 19.1.
 */
export const useBoardKeys = (board: RefObject<HTMLElement | null>, actions: TaskCardActions) => {
  const pressed = useRef<Pressed>(undefined)

  useEffect(() => {
    const { current: last } = pressed
    if (last === undefined || document.activeElement !== document.body) return
    pressed.current = undefined
    const lists = listsOf(board.current)
    const next = nextAfterLeaving(last.place, countsOf(lists))
    if (next !== undefined) focusAt(lists, next)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const card = cardOf(event.target)
    if (card === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const task = card.dataset['task'] ?? ''
    const lists = listsOf(board.current)
    const place = placeOf(lists, card)
    pressed.current = { task, place }
    const next = walk(place, inReadingOrder(event.key), countsOf(lists))
    if (next !== place) {
      event.preventDefault()
      return focusAt(lists, next)
    }
    const act = actOf(event, card, task, actions)
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return {
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && isCardItself(event.target)) event.preventDefault()
    },
    onPointerDown: () => {
      pressed.current = undefined
    },
  }
}

const actOf = (event: KeyboardEvent, card: HTMLElement, task: string, actions: TaskCardActions) => {
  const press = (which: string) => () => card.querySelector<HTMLElement>(`[data-score${which}]:not(:disabled)`)?.click()
  const isHabit = card.dataset['kind'] === 'habit'
  switch (event.key) {
    case ' ':
      return isCardItself(event.target) ? press('') : undefined
    case '+':
    case '=':
      return isHabit ? press('="up"') : undefined
    case '-':
      return isHabit ? press('="down"') : undefined
    case 'e':
      return () => actions.onEdit(task)
    case 'Delete':
      return () => actions.onDelete(task)
    default:
      return undefined
  }
}

type Lists = ReadonlyArray<ReadonlyArray<HTMLElement>>

/** The cards in sight, column by column. */
const listsOf = (board: HTMLElement | null): Lists =>
  [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    .filter((column) => column.checkVisibility?.() ?? true)
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-task]')])

const countsOf = (lists: Lists) => lists.map(({ length }) => length)

const placeOf = (lists: Lists, card: HTMLElement): Place => {
  const column = lists.findIndex((cards) => cards.includes(card))
  return { column, card: lists[column]?.indexOf(card) ?? 0 }
}

const focusAt = (lists: Lists, { column, card }: Place): void =>
  lists[column]?.[card]?.querySelector<HTMLElement>('[data-open]')?.focus()

const cardOf = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-task]')) || undefined

/** The button that is the card: boxes, menus and links on it use the keys themselves. */
const isCardItself = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-open]')

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

/** Left and right are those of the page: where one reads from the right, they change places. */
const inReadingOrder = (key: string): string => {
  if (document.documentElement.dir !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}

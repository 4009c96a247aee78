import type { TaskType } from '@daykeep/rules/model'

/*
 * The only module that looks up cards in the DOM. They are marked by attributes: `data-column` (task type) on a column,
 * `data-task` (id) on a card, `data-target` on a card that a skill can be cast on, `data-open` on the button of the card itself, `data-score` (direction) on its controls.
 */

/** The cards of each visible column, from top to bottom; only possible targets while a skill waits for one. */
export const visibleCards = (board: HTMLElement | null): ReadonlyArray<ReadonlyArray<HTMLElement>> => {
  const cards = board?.closest('[data-targeting]') ? '[data-target]' : '[data-task]'
  return visibleColumns(board).map((column) => [...column.querySelectorAll<HTMLElement>(cards)])
}

export const visibleColumns = (board: HTMLElement | null): ReadonlyArray<HTMLElement> =>
  [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter(
    (column) => column.checkVisibility?.() ?? true,
  )

/** The card that contains an element. */
export const cardAround = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-task]')) || undefined

/** Whether an element is the button of the card itself, not one of the controls on it. */
export const isCardItself = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-open]')

export const focusCard = (card: ParentNode | null | undefined): void =>
  card?.querySelector<HTMLElement>('[data-open]')?.focus()

export const cardOf = (task: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-task="${CSS.escape(task)}"]`)

/** The control that scores a task. */
export const scoreControlOf = (task: string, direction: 'up' | 'down'): Element | null | undefined =>
  cardOf(task)?.querySelector(`[data-score="${direction}"]`)

/** A column of the board, or the list of a plan. */
export type ColumnName = TaskType | 'plan'

/**
 * Focuses the first card of a column, the goods or what an empty one offers instead (`data-empty`), and the line for a new
 * task only where there is nothing else, or to write one: there a key for another column is typed.
 */
export const focusColumn = (name: ColumnName, writes = false): void => {
  const column = document.querySelector(`[data-column="${name}"]`)
  const first = column?.querySelector<HTMLElement>('[data-open],[data-cell],[data-empty]')
  if (first && !writes) first.focus()
  else focusQuickAdd(column)
}

/** Focuses the filter of the column that has the focus, else of the first column that has one. */
export const focusFilter = (): void =>
  (document.activeElement?.closest('[data-column]') ?? document).querySelector<HTMLElement>('header > select')?.focus()

/** Focuses the line for a new task of a column. */
export const focusQuickAdd = (column: ParentNode | null | undefined): void =>
  column?.querySelector<HTMLElement>('textarea')?.focus()

/** Whether keys pressed on an element enter text. */
export const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

import { useEffect, useEffectEvent } from 'react'
import { cardAround, isCardItself, isTyping, type SelectionStore } from '../card/index.ts'
import { isOverlaid } from '../../../shortcuts/index.ts'
import { addToSelection, extendSelection } from './extend-selection.ts'

/** How long a finger rests on a card to select it, in milliseconds, and how far it may move, in pixels. */
const LONG_PRESS = 500
const WOBBLE = 8

type Options = {
  readonly selection: SelectionStore
  readonly onEnd: () => void
  readonly onDelete: () => void
}

/**
 * Selects cards by pointer and key. It listens before the cards do: while tasks are selected, a press anywhere on a card
 * selects it and scores nothing.
 */
export const useSelectionInput = ({ selection, onEnd, onDelete }: Options): void => {
  const end = useEffectEvent(onEnd)
  const remove = useEffectEvent(onDelete)
  useEffect(() => {
    let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
    /** The click that ends a long press selects nothing more. */
    let ignoresClick = false
    const release = () => {
      clearTimeout(press?.timer)
      press = undefined
    }
    const onPointerDown = (event: PointerEvent) => {
      release()
      ignoresClick = false
      const id = idOf(event.target)
      if (event.pointerType !== 'touch' || id === undefined || selection.get() !== undefined) return
      const timer = setTimeout(() => {
        ignoresClick = true
        selection.toggle(id)
        navigator.vibrate?.(10)
      }, LONG_PRESS)
      press = { x: event.clientX, y: event.clientY, timer }
    }
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) <= WOBBLE) return
      // The finger carries the card away: it was no press to select it.
      if (ignoresClick) end()
      release()
    }
    const onMouseDown = (event: MouseEvent) => {
      // Shift would mark the text between.
      if (event.shiftKey && idOf(event.target) !== undefined) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const id = idOf(event.target)
      if (id === undefined) return
      const isByKeyboard = event.detail === 0
      const asks = !isByKeyboard && (event.shiftKey || event.ctrlKey || event.metaKey)
      if (selection.get() === undefined && !asks && !ignoresClick) return
      stop(event)
      if (ignoresClick) ignoresClick = false
      else if (event.shiftKey) extendSelection(selection, id, columnOf(event.target))
      else selection.toggle(id)
    }
    const onContextMenu = (event: Event) => {
      if (ignoresClick) event.preventDefault()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (selection.get() === undefined || isOverlaid() || isTyping(event.target ?? document)) return
      const id = idOf(event.target)
      if (event.key === 'Escape') end()
      else if (event.key === 'Delete') remove()
      else if (id === undefined) return
      else if (event.key === ' ' && isCardItself(event.target ?? document)) selection.toggle(id)
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) addToSelection(selection, columnOf(event.target))
      else {
        // The board moves the focus, and the selection follows it.
        if (event.shiftKey && event.key.startsWith('Arrow')) setTimeout(() => extendToFocus(selection, id))
        return
      }
      stop(event)
    }
    const listeners = {
      pointerdown: onPointerDown,
      pointermove: onPointerMove,
      pointerup: release,
      pointercancel: release,
      mousedown: onMouseDown,
      click: onClick,
      contextmenu: onContextMenu,
      keydown: onKeyDown,
    }
    const all = Object.entries(listeners) as ReadonlyArray<[string, (event: Event) => void]>
    for (const [name, listener] of all) document.addEventListener(name, listener, true)
    return () => {
      release()
      for (const [name, listener] of all) document.removeEventListener(name, listener, true)
    }
  }, [selection])
}

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** The player's own task of the card around an element. None while a skill waits for its target, and none of a menu's. */
const idOf = (target: EventTarget | null): string | undefined => {
  const card = target === null ? undefined : cardAround(target)
  if (card === undefined || card.closest('[data-targeting]') !== null) return undefined
  if (target instanceof Element && target.closest('[aria-haspopup="menu"], a[href]') !== null) return undefined
  return card.dataset['selectable'] === undefined ? undefined : card.dataset['task']
}

/** The tasks of the column around an element, in the order of their cards. */
const columnOf = (target: EventTarget | null): ReadonlyArray<string> => {
  const column = target instanceof Element ? target.closest('[data-column]') : null
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-selectable]') ?? [])]
  return cards.flatMap(({ dataset }) => dataset['task'] ?? [])
}

const extendToFocus = (selection: SelectionStore, from: string): void => {
  const to = idOf(document.activeElement)
  if (to === undefined || to === from) return
  if (selection.get()?.ids.has(from) !== true) selection.toggle(from)
  extendSelection(selection, to, columnOf(document.activeElement))
}

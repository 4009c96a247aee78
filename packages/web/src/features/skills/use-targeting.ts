import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
} from 'react'

type Options = {
  readonly active: boolean
  readonly onChoose: (task: string) => void
  readonly onAim: (task: string | undefined) => void
  readonly onCancel: () => void
}

/** Marks of cards, as `features/tasks/card/card-elements.ts` lists them. */
const CARD = '[data-task]'
const TARGET = '[data-task][data-target]'

/**
 * While a skill waits for its target, a press on a card, or Enter or Space on it, chooses the card instead of what it
 * would do otherwise. Arrows walk as ever; Escape cancels. Goes on the element around the board.
 */
export const useTargeting = ({ active, onChoose, onAim, onCancel }: Options) => {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  })
  useEffect(() => {
    if (!active) return undefined
    const card = firstTarget()
    card?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
    // Clear of what sticks to the edges of the window.
    card?.scrollIntoView({ block: 'center' })
    const listener = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [active])
  if (!active) return {}
  const choose = (event: MouseEvent | KeyboardEvent): void => {
    const card = closest(event.target, CARD)
    if (card === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const task = card.matches(TARGET) ? card.dataset['task'] : undefined
    if (task !== undefined) onChoose(task)
  }
  const aim = ({ target }: FocusEvent | PointerEvent): void => onAim(closest(target, TARGET)?.dataset['task'])
  return {
    'data-targeting': '',
    onClickCapture: choose,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') choose(event)
    },
    // Releasing Space would press the button that has the focus.
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (event.key === ' ' && closest(event.target, CARD) !== undefined) event.preventDefault()
    },
    onFocusCapture: aim,
    onPointerOverCapture: aim,
  }
}

const closest = (target: EventTarget, selector: string): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

const firstTarget = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(TARGET)].find((card) => card.checkVisibility?.() ?? true)

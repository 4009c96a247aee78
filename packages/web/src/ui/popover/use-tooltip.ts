import { type HTMLAttributes, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { onScroll } from './on-scroll.ts'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

/** Delay before a tooltip opens, ms. docs/reference/application.md 9. */
const DELAY = 50
/** Milliseconds in which a pointer may cross the gap between a button and its tooltip. */
const GRACE = 120

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>

/** Opens on hover of a mouse and on focus by keyboard; Escape, a press, scrolling and leaving close it. */
export const useTooltip = (own: Listeners) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [timing] = useState(() => createTiming(setAnchor))
  useEffect(() => timing.stop, [timing])
  useEffect(() => (anchor === undefined ? undefined : closeWithout(anchor, timing.close)), [anchor, timing])
  const listeners: Listeners = {
    onPointerEnter: before(own.onPointerEnter, ({ pointerType, currentTarget }) => {
      if (pointerType !== 'touch') timing.open(currentTarget, DELAY)
    }),
    onPointerLeave: before(own.onPointerLeave, timing.leave),
    onPointerDown: before(own.onPointerDown, timing.press),
    onFocus: before(own.onFocus, ({ currentTarget }) => timing.open(currentTarget, 0)),
    onBlur: before(own.onBlur, timing.close),
  }
  return { id, anchor, listeners, hold: timing.stop, leave: timing.leave }
}

const createTiming = (show: (anchor: HTMLElement | undefined) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  const stop = (): void => clearTimeout(timer)
  const close = (): void => {
    stop()
    show(undefined)
  }
  return {
    stop,
    close,
    /** Not while a button is held: the focus that a press brings is none by keyboard. */
    open: (anchor: HTMLElement, delay: number): void => {
      stop()
      if (!isPressed) timer = setTimeout(() => show(anchor), delay)
    },
    leave: (): void => {
      stop()
      timer = setTimeout(close, GRACE)
    },
    press: (): void => {
      close()
      isPressed = true
      const release = (): void => {
        isPressed = false
      }
      document.addEventListener('pointerup', release, { once: true })
      document.addEventListener('pointercancel', release, { once: true })
    },
  }
}

/** Closes on Escape, and when what holds the anchor scrolls. Returns how to stop listening. */
const closeWithout = (anchor: HTMLElement, close: () => void): (() => void) => {
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close()
  }
  const stopScroll = onScroll((scrolled) => {
    if ([...scrolled].some((target) => target instanceof Node && target.contains(anchor))) close()
  })
  document.addEventListener('keydown', onKeyDown, true)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    stopScroll()
  }
}

const before =
  <E extends SyntheticEvent>(own: ((event: E) => void) | undefined, next: (event: E) => void) =>
  (event: E): void => {
    own?.(event)
    next(event)
  }

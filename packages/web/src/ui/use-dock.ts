import { type RefObject, useLayoutEffect } from 'react'

const NAME = '--dock'

/**
 * Tells all style sheets how much of the bottom is taken, as `--dock`: toasts stand above it. An element that is no more docked,
 * since there is room for it elsewhere, takes nothing.
 */
export const useDock = (ref: RefObject<HTMLElement | null>, docked = true): void =>
  useLayoutEffect(() => {
    const element = ref.current
    if (!docked || element === null) return
    const { style } = document.documentElement
    const measure = (): void => {
      const { position, insetBlockEnd } = getComputedStyle(element)
      const isDocked = position === 'fixed' || (position === 'sticky' && insetBlockEnd !== 'auto')
      if (isDocked) style.setProperty(NAME, `${Math.ceil(element.offsetHeight)}px`)
      else style.removeProperty(NAME)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(NAME)
    }
  }, [ref, docked])

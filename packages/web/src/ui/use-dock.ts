import { type RefObject, useLayoutEffect } from 'react'

const NAME = '--dock'

/**
 * Tells all style sheets how much of the bottom is taken, as `--dock`, and scripts, as `data-dock`: toasts stand above it. An element that is no more docked,
 * since there is room for it elsewhere, takes nothing.
 */
export const useDock = (ref: RefObject<HTMLElement | null>, docked = true): void =>
  useLayoutEffect(() => {
    const element = ref.current
    if (!docked || element === null) return
    const { style, dataset } = document.documentElement
    const clear = (): void => {
      delete dataset['dock']
      style.removeProperty(NAME)
    }
    const measure = (): void => {
      const { position, insetBlockEnd } = getComputedStyle(element)
      const isDocked = position === 'fixed' || (position === 'sticky' && insetBlockEnd !== 'auto')
      if (!isDocked) return clear()
      dataset['dock'] = `${Math.ceil(element.offsetHeight)}`
      style.setProperty(NAME, `${dataset['dock']}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      clear()
    }
  }, [ref, docked])

import { useLayoutEffect } from 'react'

/** Tells all style sheets what is on the page, as `data-…` of its root: `:root:has()` would look through a long board for it in each frame. */
export const usePageMark = (name: 'bottomBar' | 'sticky', value: string | undefined): void =>
  useLayoutEffect(() => {
    if (value === undefined) return
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])

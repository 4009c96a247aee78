import { type RefObject, useEffect, useRef, useState } from 'react'

/** Renders one window height ahead of the scroll position. */
const AHEAD = '100% 0px'

/** Whether an element is in or near the viewport, so that long lists can render only what is visible. */
export const useNearScreen = <E extends Element>(): { readonly ref: RefObject<E | null>; readonly near: boolean } => {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: AHEAD,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, near }
}

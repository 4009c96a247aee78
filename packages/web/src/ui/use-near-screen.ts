import { type RefObject, useEffect, useRef, useState } from 'react'

/** What lies a window's height above or below is drawn ahead of a scroll. */
const AHEAD = '100% 0px'

/** Whether an element is in the window or about to come there: long lists draw only what can be seen. */
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

/** Milliseconds between two calls of a listener to scrolling. docs/reference/application.md 9. */
const THROTTLE = 16

/**
 * Tells what has scrolled, anywhere on the page: at once, then every 16 ms at most, with all that scrolled since. Returns
 * how to stop listening.
 */
export const onScroll = (listener: (scrolled: ReadonlySet<EventTarget>) => void): (() => void) => {
  let scrolled = new Set<EventTarget>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => {
    const since = scrolled
    scrolled = new Set()
    timer = setTimeout(() => {
      timer = undefined
      if (scrolled.size > 0) tell()
    }, THROTTLE)
    listener(since)
  }
  const note = ({ target }: Event): void => {
    if (target !== null) scrolled.add(target)
    if (timer === undefined) tell()
  }
  document.addEventListener('scroll', note, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('scroll', note, true)
  }
}

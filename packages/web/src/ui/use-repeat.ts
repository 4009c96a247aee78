import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds until a held button begins to repeat, and between repeats. */
const HOLD = { first: 400, next: 80 } as const

/** Repeats a step from `start` until `stop`, as a held button does. The first press is the click itself. */
export const useRepeat = (step: () => void): { readonly start: () => void; readonly stop: () => void } => {
  const latest = useRef(step)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    latest.current = step
  })
  const stop = useCallback(() => window.clearTimeout(timer.current), [])
  const start = useCallback(() => {
    const repeatAfter = (wait: number) => {
      timer.current = window.setTimeout(() => {
        latest.current()
        repeatAfter(HOLD.next)
      }, wait)
    }
    repeatAfter(HOLD.first)
  }, [])
  useEffect(() => stop, [stop])
  return { start, stop }
}

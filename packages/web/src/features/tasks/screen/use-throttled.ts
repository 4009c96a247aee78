import { useEffect, useRef, useState } from 'react'

/** The value, new at most once in so many milliseconds; the last one always comes through. */
export const useThrottled = <A>(value: A, every: number): A => {
  const [passed, setPassed] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const rest = Math.max(0, last.current + every - Date.now())
    const timer = setTimeout(() => {
      last.current = Date.now()
      setPassed(value)
    }, rest)
    return () => clearTimeout(timer)
  }, [value, every])
  return passed
}

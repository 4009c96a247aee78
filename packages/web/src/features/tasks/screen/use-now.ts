import { useEffect, useState } from 'react'
import type { Instant } from '@daykeep/rules/kernel'

/** How old the time on a screen may get, ms: what is due and what is late changes with the day. */
const EVERY = 60_000

/** The time, to the minute. */
export const useNow = (): Instant => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
